import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { isFull } from '../../engine/tier.ts'
import { callFaults } from './cloud.ts'
import { commandsOf } from './commands.ts'
import { Counters } from './counters.ts'
import { invariants } from './invariants.ts'
import { MemoryTable } from './memoryTable.ts'
import { type EpisodeResult, type Failure, runEpisode, shrink, simulate } from './simulate.ts'

/** Events that have to have happened at least once, or the run shows nothing. */
const drives = [
  'calls: one overtakes another',
  'people: several functions at once',
  'people: try again after a failure',
  'queue: messages delivered again',
  'queue: messages delivered before older ones',
  'queue: messages delivered more than a minute late',
  'queue: messages done that stay',
  'queue: messages given up, to the dead letters',
  'schedule: ticks missed',
  'schedule: ticks that come twice',
  'stream: batches that come again',
  'stream: shards at once',
  'schedule: checks of every hour and night',
  'index: reads that lacked a write',
]
const answers = [
  'postDonation done',
  'acceptMatches done',
  'acceptMatch done',
  'acceptMatch refused',
  'declineMatch done',
  'moveMatch done',
  'cancelTransaction done',
  'assignDirect done',
  'prioritizeMasterAgency done',
  'closeOut done',
  'handBackMatch done',
  'handBackMatch refused',
  'updatePickup done',
  'updatePickup refused',
  'reassignPickup done',
  'reassignPickup refused',
  'reopenDonation done',
  'reopenDonation refused',
  'createReceipt done',
  'updateVolunteerAutomationMode done',
  'updateVolunteerAutomationMode refused',
  'recordAttemptedPickupEvent done',
  'recordAttemptedPickupEvent refused',
  'acceptSubmission done',
  'acceptSubmissionOffer done',
  'declineSubmissionOffer done',
  'moveSubmissionMatch done',
  'recordSubmissionDelivery done',
  'updateDonation done',
  'updateDonation refused',
  'requestCancel done',
  'declineCancel done',
  'postDonorDonation done',
  'requestJob done',
  'cancelJob done',
  'repeatJob done',
]

const many = isFull ? 100_000 : 5_000

describe('thousands of commands of people, clock, queues and faults', () => {
  it('never promise food twice, lose a timer, or tell anything twice', { timeout: 900_000 }, async () => {
    const { failure, counters, commands } = await simulate({ seed: 20_261_130, commands: many })
    expect(failure?.message).toBeUndefined()
    expect(commands).toBe(many)
    for (const drive of drives) expect(counters.count('drive', drive), drive).toBeGreaterThan(0)
    for (const answer of answers) expect(counters.count('answer', answer), answer).toBeGreaterThan(0)
    for (const fault of callFaults) expect(counters.count('fault', fault), fault).toBeGreaterThan(0)
    for (const invariant of Object.values(invariants))
      expect(counters.count('invariant', invariant), invariant).toBeGreaterThan(0)
  })

  it('replay identically from their seed, in one process and in two', { timeout: 120_000 }, async () => {
    const run = { seed: 7, commands: isFull ? 1100 : 400 }
    const [here, again, shared] = [await simulate(run), await simulate(run), await simulate({ ...run, workers: 2 })]
    expect(here.failure).toBeUndefined()
    expect([again.history, shared.history]).toEqual([here.history, here.history])
    expect(shared.counters.entries().sort()).toEqual(here.counters.entries().sort())
    expect((await simulate({ ...run, seed: 8 })).history).not.toBe(here.history)
  })
})

describe('a failure', () => {
  it.each([200, 400, 600, 900])(
    'replays with the same history, though functions were on their way (check %i)',
    async (at) => {
      const failing = async () => {
        let checks = 0
        const count = vi.spyOn(Counters.prototype, 'add').mockImplementation((group) => {
          if (group === 'invariant' && ++checks === at) throw new Error('made up')
        })
        const told = await runEpisode(2, commandsOf(2, 250))
        count.mockRestore()
        return told
      }
      const [one, other] = [await failing(), await failing()]
      expect([one.failure?.message, other.failure?.message]).toEqual(['made up', 'made up'])
      expect(other.history).toBe(one.history)
    },
  )

  it('is found at the call that causes it, as by a check after every call', async () => {
    const { execute } = MemoryTable.prototype
    vi.spyOn(MemoryTable.prototype, 'execute').mockImplementation(function (this: MemoryTable, command) {
      for (const { Put } of command instanceof TransactWriteCommand ? (command.input.TransactItems ?? []) : [])
        if (Put?.Item?.sk === 'DONATION' && Put.Item.Version === 3) Put.Item.row = {}
      return execute.call(this, command)
    })
    const found = await runEpisode(2, commandsOf(2, 250))
    let calls = 0
    vi.spyOn(MemoryTable.prototype, 'changes', 'get').mockImplementation(() => ++calls)
    const always = await runEpisode(2, commandsOf(2, 250))
    vi.restoreAllMocks()
    expect(found.failure).toMatchObject({ invariant: invariants.rows })
    expect({ ...found, megabytes: 0 }).toEqual({ ...always, megabytes: 0 })
    expect(calls).toBeGreaterThan(0)
  })

  it('shrinks to the commands that show it', async () => {
    const commands = commandsOf(5, 60)
    const failing: Failure = { seed: 5, commands, invariant: 'made up', message: '' }
    const needed = commands.filter((command) => command.kind === 'post').slice(0, 2)
    const smallest = await shrink(failing, async (seed, list): Promise<EpisodeResult> => {
      const invariant = needed.every((command) => list.includes(command)) ? 'made up' : 'another'
      return { counts: [], history: '', megabytes: 0, failure: { seed, commands: list, invariant, message: '' } }
    })
    expect(smallest.commands).toEqual(needed)
  })
})
