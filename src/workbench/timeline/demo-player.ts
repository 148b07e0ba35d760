import type { AppStep } from '#src/contract/app-steps.ts'
import type { Recording } from '#src/workbench/demo/demo-contract.ts'
import type { Player } from './player.ts'

export type DemoPlayer = Player<AppStep, Recording>
