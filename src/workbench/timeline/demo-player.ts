import type { AppStep } from '#src/contract/app-steps.ts'
import type { Playable } from '#src/workbench/demo/demo-contract.ts'
import type { Player } from './player.ts'

export type DemoPlayer = Player<AppStep, Playable>
