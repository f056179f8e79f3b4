import type { Caller } from '../../../shared/core/access.ts'
import type { Value } from '../../../shared/core/schema/endpoint.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import * as distributors from '../../../shared/rescue/loads/api.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import * as transport from '../../../shared/rescue/transport/api.ts'
import type { Queue } from '../../api/core/endpoints.ts'
import { stored } from '../../engine/donations.ts'
import { loadFile, type TestBucket } from '../../engine/importBucket.ts'
import { photoSize, uploaded } from '../../engine/photos.ts'
import { addVolunteers, codeFor, headersOf, runsOf } from '../../engine/runs.ts'
import { draft, ids, people } from '../../engine/smallTenant.ts'
import { receivedLoad } from '../../engine/submissions.ts'
import { ask, bring, react } from './asking.ts'

/** Donations from the post to the receipt, and loads. */

/** A donation with a photo from the post to the receipt, and one that nobody took and is posted again. */
export async function live(queue: Queue): Promise<void> {
  const [first] = people.agencies
  const photo = await ask(donations.preparePhoto, people.store, { ContentType: 'image/jpeg', Size: photoSize })
  const PhotoKey = await uploaded(photo.answer.Value as Value<typeof donations.preparePhoto>)
  const made = await ask(donations.postDonation, people.store, draft({ PhotoKey }))
  const { ID: id } = made.answer.Value as { ID: number }
  await react(queue)
  const list = await ask(offers.listNewInProgressDonations, first, {})
  const row = (list.answer.Value as { ID: number; MatchID: number }[]).find((one) => one.ID === id)
  const match = { id: row?.MatchID ?? 0 }
  await ask(offers.getMatch, first, match)
  const proposal = { AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6, AgencyDriverID: 111 }
  await ask(offers.acceptMatch, first, { ...match, ...proposal })
  await react(queue)
  await ask(donations.getCloseOut, people.store, { id })
  await ask(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: true })
  await ask(receipts.loadReceipt, first, { id })
  await ask(receipts.previewReceipt, first, { id })
  const receipt = { donorLocationId: 31, categories: [{ categoryId: 1, pounds: 120 }], date: '2026-11-20' }
  await ask(receipts.createReceipt, first, { ...receipt, adHocTransactionId: id })
  await ask(receipts.previewReceipt, first, { id })
  for (const endpoint of [donations.getTransaction, donations.getDonationCopy])
    await ask(endpoint, people.store, { id })
  await react(queue)
}

/** Somebody accepts, names a driver and hands the pickup back; the next agency accepts, the food bank gives it to a third; a close-out is taken back. */
export async function changeMinds(queue: Queue): Promise<void> {
  const made = await ask(donations.postDonation, people.store, draft())
  const { ID: id } = made.answer.Value as { ID: number }
  await react(queue)
  const proposal = { AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6 }
  const matchOf = async ({ EntityID }: Caller) =>
    (await stored(id)).Matches.find(({ Agency }) => Agency.ID === EntityID)?.ID ?? 0
  const [first, second, third] = people.agencies
  const held = { id: await matchOf(first) }
  await ask(offers.acceptMatch, first, { ...held, ...proposal })
  await ask(offers.updatePickup, first, { ...held, DriverName: 'Rosa', DriverPhoneNumber: '413-555-0101' })
  await ask(offers.handBackMatch, first, { ...held, Reason: 'vehicle' })
  await ask(offers.acceptMatch, second, { id: await matchOf(second), ...proposal })
  const to = { AgencyID: third.EntityID, ProviderType: 'agency' } as const
  await ask(offers.reassignPickup, people.foodBank, { txId: id, ...to })
  await ask(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: false })
  await ask(donations.reopenDonation, people.store, { id })
  await react(queue)
}

/** A volunteer is sought for a donation, and takes the run by the code of its e-mail; the agency drafts its receipt. */
export async function fetchByVolunteer(queue: Queue): Promise<void> {
  const [first] = people.agencies
  await addVolunteers(1)
  const made = await ask(donations.postDonation, people.store, draft())
  const { ID: id } = made.answer.Value as { ID: number }
  await react(queue)
  await ask(transport.updateVolunteerAutomationMode, people.foodBank, { id, enabled: true })
  const list = await ask(offers.listNewInProgressDonations, first, {})
  const row = (list.answer.Value as { ID: number; MatchID: number }[]).find((one) => one.ID === id)
  const proposal = { AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6 }
  await ask(offers.acceptMatch, first, { id: row?.MatchID ?? 0, ...proposal })
  await react(queue)
  const [offered] = await runsOf(id)
  if (!offered) throw new Error('No volunteer was asked')
  const run = await codeFor(offered.ID)
  const options = { headers: headersOf(run.code) }
  const report = { id: run.id, EventID: crypto.randomUUID(), kind: 'accepted', time: new Date().toISOString() } as const
  await ask(transport.getAttemptedPickup, undefined, { id: run.id }, options)
  await ask(transport.recordAttemptedPickupEvent, undefined, report, options)
  await ask(
    transport.prepareAttemptedPickupPhoto,
    undefined,
    { id: run.id, ContentType: 'image/jpeg', Size: 1000 },
    options,
  )
  const receipt = { id, categories: [{ categoryId: 1, pounds: 12 }], date: '2026-11-19' }
  await ask(receipts.savePendingReceipt, first, receipt)
  await ask(receipts.discardPendingReceipt, first, { id })
  await react(queue)
}

/** A distributor's load on its way to the food bank. */
export async function bringLoad(): Promise<void> {
  const id = await receivedLoad([ids.foodBank])
  await ask(distributors.acceptSubmission, people.network, { id })
  await ask(distributors.acceptSubmissionOffer, people.foodBank, { id })
  const place = { DriverLocationDescription: 'Albany', DriverLatitude: 42.65, DriverLongitude: -73.75 }
  await ask(distributors.updateDriverLocation, people.network, { id, ...place })
  await ask(distributors.recordSubmissionDelivery, people.foodBank, { id, TotalCases: 990, TotalItems: 11_880 })
}

/** A distributor's file is dropped into the import bucket. */
export async function dropLoadsFile(bucket: TestBucket): Promise<void> {
  const notice = await bucket.put('loads/monday.csv', loadFile(['PO-A', 'PO-B', 'PO-A']))
  await bring('imports/importFile', JSON.parse(notice))
}
