import './environment.ts'
import { type ActionKind, actions } from './actions.ts'
import { SeededRandom } from './seededRandom.ts'

/** Commands of simulated days: their kinds, how often each is drawn, and lists of them by a seed. */

/** Commands of the other half of the app, in a world of both. */
const otherKinds = ['pantry', 'shelve'] as const
export type OtherKind = (typeof otherKinds)[number]

const kinds = [
  'post',
  'postBySoftware',
  'job',
  'dropFile',
  'load',
  ...otherKinds,
  ...(Object.keys(actions) as ActionKind[]),
  'advance',
  'sweep',
  'publish',
  'deliver',
] as const
export type CommandKind = (typeof kinds)[number]
/** `seed` decides everything else about the command, so that leaving out others does not change it. */
export interface SimulatedCommand {
  readonly kind: CommandKind
  readonly seed: number
}

const weights: Record<CommandKind, number> = {
  post: 6,
  postBySoftware: 3,
  job: 3,
  dropFile: 2,
  load: 12,
  pantry: 0,
  shelve: 0,
  approve: 5,
  takeBack: 2,
  accept: 20,
  decline: 8,
  move: 4,
  remove: 2,
  add: 3,
  assign: 2,
  foodBankDelivery: 1,
  escalate: 3,
  delay: 2,
  cancel: 1,
  correct: 2,
  edit: 4,
  askCancel: 2,
  close: 4,
  receipt: 5,
  handBack: 4,
  changePickup: 4,
  reassign: 3,
  reopen: 2,
  switchVolunteers: 4,
  drive: 3,
  advance: 10,
  sweep: 8,
  publish: 12,
  deliver: 14,
}
/** Receipts fill the shelf, and most commands are a pantry’s. */
const weightsOfBoth: typeof weights = {
  ...weights,
  ...{ post: 16, dropFile: 1, load: 3, approve: 1, accept: 50, decline: 3, move: 1, remove: 1, add: 1, escalate: 1 },
  ...{
    postBySoftware: 2,
    job: 2,
    edit: 2,
    askCancel: 1,
    handBack: 4,
    changePickup: 1,
    reassign: 3,
    reopen: 1,
    delay: 0,
    switchVolunteers: 1,
    drive: 0,
    receipt: 30,
    sweep: 4,
    publish: 40,
    deliver: 60,
  },
  ...{ pantry: 60, shelve: 25 },
}
const lotsOf = (all: typeof weights) => kinds.flatMap((kind) => Array.from({ length: all[kind] }, () => kind))
const lots = lotsOf(weights)
const lotsOfBoth = lotsOf(weightsOfBoth)

export function commandsOf(seed: number, count: number, isOfBoth = false): SimulatedCommand[] {
  const chance = new SeededRandom(seed)
  const drawn = isOfBoth ? lotsOfBoth : lots
  return Array.from({ length: count }, () => ({ kind: chance.pick(drawn), seed: chance.below(2 ** 31) }))
}

/** People drive runs, after acceptances. */
export const drivingPhases: readonly { readonly steps: number; readonly kinds: readonly CommandKind[] }[] = [
  { steps: 12, kinds: ['approve', 'accept', 'accept', 'switchVolunteers', 'changePickup'] },
  {
    steps: 30,
    kinds: [
      ...(['drive', 'drive', 'drive', 'drive', 'advance', 'publish', 'deliver', 'switchVolunteers', 'cancel'] as const),
      ...(['handBack', 'reassign', 'changePickup'] as const),
    ],
  },
]

/** Of both halves, after the last receipt: it goes on the shelf, and into orders. */
export const shelfKinds: readonly CommandKind[] = [
  'shelve',
  'shelve',
  'pantry',
  'pantry',
  'pantry',
  'publish',
  'deliver',
]
export const shelfSteps = 50
