import type { AppStep } from '#src/contract/app-steps.ts'
import type { Recording } from '#src/demo/demo-contract.ts'
import type { Player } from '#src/kit/recorder/player.ts'

export type DemoPlayer = Player<AppStep, Recording>
