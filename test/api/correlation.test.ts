import { beforeAll, expect, it } from 'vitest'
import { handler as onDonationPosted } from '../../functions/donations/onDonationPosted.ts'
import { donationKeys } from '../../functions/table/keys/donations.ts'
import * as donations from '../../shared/api/donations.ts'
import { call } from '../engine/call.ts'
import { draft, makeSmallTenant, people } from '../engine/smallTenant.ts'
import { everything } from '../engine/stored.ts'

beforeAll(() => makeSmallTenant())

const eventsOf = async (id: number) =>
  (await everything()).filter((item) => item.pk === donationKeys.donation(id).pk && item.Type !== undefined)

it('carries the request’s id from the request to its event, and on to the event of the reaction', async () => {
  const { answer } = await call(donations.postDonation, people.store, draft())
  const id = answer.Value?.ID as number
  const [posted] = await eventsOf(id)
  expect(posted).toMatchObject({ Type: 'DonationPosted', CorrelationID: 'local' })
  const detail = { ...posted, CorrelationID: 'request-1' }
  const react = onDonationPosted as unknown as (event: unknown, context: unknown) => Promise<unknown>
  await react({ Records: [{ messageId: 'm', body: JSON.stringify({ detail }) }] }, {})
  expect(await eventsOf(id)).toContainEqual(
    expect.objectContaining({ Type: 'DonationMatched', CorrelationID: 'request-1' }),
  )
})
