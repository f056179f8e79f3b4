import { submissionStore } from '../distributors/submissionTable.ts'
import { donationStore } from '../donations/donationTable.ts'
import { tenantNetwork } from '../entities/entityTable.ts'
import { submissionLists } from '../table/keys/distributors.ts'
import { donationLists } from '../table/keys/donations.ts'
import { inState, type List } from '../table/lists.ts'
import { table } from '../table/table.ts'
import { timersUntil } from '../table/timers.ts'

/**
 * A timer is written with the state that needs it, so that none is lost with the stream. One can be missing where items were
 * put back by hand or written by a version with another rule: then an offer would never end. Reminders and delayed texts
 * are made by reactions, which run when their event is published at last.
 */

/** Where the clock has something to do: nothing is due for a donation or load in another stage. */
const donationStages = ['matching', 'pendingStart', 'offering', 'accepted'] as const

async function idsIn(list: List): Promise<number[]> {
  return (await table.keys(list)).map(({ pk }) => Number(String(pk).split('#')[1]))
}

/** Sets them; answers the subjects that had none. */
export async function setMissedTimers(): Promise<string[]> {
  const network = await tenantNetwork()
  const loads = network ? await idsIn(inState(submissionLists.network(network.ID), 'offering')) : []
  const donations = await Promise.all(donationStages.map((stage) => idsIn(inState(donationLists.network(), stage))))
  const timed = new Set((await timersUntil()).map(({ kind, id }) => `${kind} ${id}`))
  const set: string[] = []
  for (const id of donations.flat().filter((id) => !timed.has(`donation ${id}`)))
    if (await donationStore.setMissedTimer(id)) set.push(`donation ${id}`)
  for (const id of loads.filter((id) => !timed.has(`submission ${id}`)))
    if (await submissionStore.setMissedTimer(id)) set.push(`load ${id}`)
  return set
}
