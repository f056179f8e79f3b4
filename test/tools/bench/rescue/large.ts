import { messageKeys } from '../../../../functions/core/table/keys/messages.ts'
import { table as tenant } from '../../../../functions/core/table/table.ts'
import { putUser } from '../../../../functions/network/organizations/entityTable.ts'
import * as jobs from '../../../../shared/work/jobs/api.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { call } from '../../../engine/call.ts'
import { manyDonations } from '../../../engine/donations.ts'
import { ids, makeSmallTenant, people, person, userOf } from '../../../engine/smallTenant.ts'
import type { TableItem } from '../../simulation/expression.ts'
import type { ChargedTable } from '../pantry/charged.ts'
import { deliverAll } from '../pantry/runs.ts'
import { type ActCost, measureEach, type PreparedAct, succeeds } from './acts.ts'

/** Costs of a long export and of a message to many. */

const exportedDonations = 10_000
const recipients = 1_000
/** Each takes seconds. */
const runs = 3

const inGroups = (count: number) => count.toLocaleString('en-US')

/** The events of one type that the work committed, which is not counted. */
async function prepared(table: ChargedTable, type: string, work: () => Promise<unknown>): Promise<TableItem[]> {
  table.takeCommitted()
  await table.as('preparation', work)
  return table.takeCommitted().filter(({ Type }) => Type === type)
}

/** An export that is asked for, and then worked off. */
const exported =
  (table: ChargedTable): PreparedAct =>
  async () => {
    const days = { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-20' }
    const request = { Kind: 'donations', Parameters: days } as const
    const events = await prepared(table, 'JobRequested', () =>
      succeeds(call(jobs.requestJob, people.foodBank, request)),
    )
    return async () => {
      await deliverAll('jobs/runJob', events)
      const ended = table.takeCommitted().find(({ Type }) => Type === 'JobFinished')?.Detail as { Rows?: number }
      if (ended?.Rows !== exportedDonations) throw new Error(`Exported ${ended?.Rows} donations`)
    }
  }

/** Agency people of the other food bank, with an account and an address each. */
async function makeRecipients(): Promise<void> {
  for (let index = 0; index < recipients; index++) {
    const EntityID = 9000 + index
    const one = {
      ...person('agency', EntityID, [ids.otherFoodBank]),
      UserID: 20_000 + index,
      Subject: `reader-${index}`,
    }
    const line = { UserID: one.UserID, UserName: one.UserName, Name: `Reader ${index}`, EntityName: `Pantry ${index}` }
    const member = { EntityID, EntityKind: 'agency', Subject: one.Subject }
    await tenant.commit([
      ...putUser(userOf(one)),
      { put: { ...messageKeys.member(ids.otherFoodBank, EntityID, one.UserID), ...line, ...member } },
    ])
  }
}

const toAll = { Subject: 'Closed on Friday', Body: 'See you on Monday.', RecipientUserIDs: [] }
async function send(): Promise<void> {
  const sent = { ...toAll, RecipientGroups: ['agencies' as const] }
  const { TotalRecipients } = await succeeds(call(messages.sendMessage, people.otherFoodBank, sent))
  if (TotalRecipients < recipients) throw new Error(`Sent to ${TotalRecipients}`)
}
const queued = (table: ChargedTable) => prepared(table, 'JobRequested', send)

const largeActs = (table: ChargedTable): Readonly<Record<string, PreparedAct>> => ({
  [`an export of ${inGroups(exportedDonations)} donations`]: exported(table),
  [`a message to ${inGroups(recipients)} people sent`]: async () => send,
  'its copies written': async () => {
    const events = await queued(table)
    return () => deliverAll('jobs/runJob', events)
  },
  'its e-mails sent': async () => {
    const events = await queued(table)
    const copied = await prepared(table, 'CopiesDelivered', () => deliverAll('jobs/runJob', events))
    return () => deliverAll('notifications/onCopiesDelivered', copied)
  },
})

export async function measureLargeActs(table: ChargedTable, stopwatch: () => number): Promise<ActCost[]> {
  await makeSmallTenant()
  await manyDonations(exportedDonations)
  await makeRecipients()
  return measureEach(largeActs(table), runs, table, stopwatch)
}
