import { jobOwner, requestedJob } from '../../functions/core/jobMachine/jobTable.ts'
import { nextId } from '../../functions/core/table/ids.ts'
import { table } from '../../functions/core/table/table.ts'
import { holdSignUp, pendingDonors } from '../../functions/network/donors/pendingDonorTable.ts'
import { putEntity, putUser } from '../../functions/network/organizations/entityTable.ts'
import { change, importDonation } from '../../functions/rescue/donations/donationTable.ts'
import type { Caller } from '../../shared/core/access.ts'
import * as donorsApi from '../../shared/network/donors/api.ts'
import { newPendingDonor } from '../../shared/network/donors/signUp.ts'
import * as peopleApi from '../../shared/network/people/api.ts'
import * as erp from '../../shared/pantry/erp/api.ts'
import * as locations from '../../shared/pantry/locations/api.ts'
import * as storage from '../../shared/pantry/storage/api.ts'
import * as donations from '../../shared/rescue/donations/api.ts'
import { matchId } from '../../shared/rescue/donations/donation.ts'
import { matched } from '../../shared/rescue/donations/offering.ts'
import { newMatch } from '../../shared/rescue/donations/ranking.ts'
import * as distributors from '../../shared/rescue/loads/api.ts'
import { entityMatchId } from '../../shared/rescue/loads/submission.ts'
import * as providers from '../../shared/rescue/providers/api.ts'
import * as receipts from '../../shared/rescue/receipts/api.ts'
import * as jobs from '../../shared/work/jobs/api.ts'
import * as messages from '../../shared/work/messages/api.ts'
import { copyId } from '../../shared/work/messages/message.ts'
import { call } from './call.ts'
import { callers } from './callers.ts'
import { servedCustomer } from './customers.ts'
import { stored } from './donations.ts'
import { withPhoto, withPicture } from './images.ts'
import { finishedJob } from './jobs.ts'
import { orderLimitOf } from './limits.ts'
import { orderCodeOf, testOrderOf } from './orders.ts'
import { organizationWrites } from './organizationWrites.ts'
import { customerWithAccess } from './pickupLocations.ts'
import { addedProduct } from './products.ts'
import { recallCodeOf } from './recall.ts'
import { knownReferrals, referralOf } from './referrals.ts'
import { type OfferedRun, offerOneRun } from './runs.ts'
import { deliveryOf, scheduleOf } from './schedules.ts'
import {
  agency,
  donorLocation,
  draft,
  foodBank,
  ids,
  makeSmallTenant,
  people,
  person,
  pickupLocationDraft,
  providerDraft,
  signUpDraft,
  userOf,
} from './smallTenant.ts'
import { receivedLoad } from './submissions.ts'
import { programOf, tagGroupOf, tagOf } from './tags.ts'
import {
  absentTarget,
  donorAtOther,
  donorAtSame,
  type Owner,
  otherMasterAgencyId,
  owners,
  type Target,
  type TargetName,
} from './target.ts'
import { placeCodeOf } from './waitlist.ts'
import { windowTargets } from './windows.ts'

/** Makes the tenant of the authorization matrix, and its targets through the app's own functions. */

/** The tenant of the tests with two more donors and a master agency at the second food bank. */
export async function makeWideWorld(): Promise<void> {
  const settings = { IsAutomaticallyApproved: true, IsSimultaneousNotifyEnabled: true }
  await makeSmallTenant(settings)
  const donor = (ID: number, FoodBankIDs: number[]) =>
    organizationWrites([{ Kind: 'donor', ID, Name: `Donor ${ID}`, TimeZone: 'America/New_York', FoodBankIDs }])
  await table.commit([
    ...donor(donorAtSame.donor, [ids.foodBank]),
    ...donor(donorAtOther.donor, [ids.otherFoodBank]),
    putEntity(donorLocation(donorAtSame.donorLocation, ids.foodBank, { DonorID: donorAtSame.donor })),
    putEntity(donorLocation(donorAtOther.donorLocation, ids.otherFoodBank, { DonorID: donorAtOther.donor })),
    putEntity(agency(otherMasterAgencyId, ids.otherFoodBank, { IsMasterAgency: true })),
    putEntity({ ...foodBank(ids.otherFoodBank, settings), MasterAgencyID: otherMasterAgencyId }),
    ...callers.flatMap((caller) => putUser(userOf(caller))),
    ...knownReferrals(),
  ])
}

const candidate = (id: number, foodBankId: number, IsMasterAgency: boolean) => ({
  Agency: { ID: id, Name: `Agency ${id}`, Address: agency(id, foodBankId).Address, IsMasterAgency },
  TotalMatchScore: 80,
  DistanceMiles: 1,
  IsFromPresetMatch: false,
  ScoreComponents: [],
})

/** A donation that is offered to the owner's agency and to its food bank's master agency. */
async function offered(owner: Owner): Promise<{ id: number; code: string }> {
  const poster = person('donorlocation', owner.donorLocation, [owner.foodBank])
  const made = await call(donations.postDonation, poster, draft({ DonorLocationID: owner.donorLocation }))
  const { ID, Code } = made.answer.Value ?? { ID: 0, Code: '' }
  const matches = [
    newMatch(ID, 1, 1, candidate(owner.agency, owner.foodBank, false)),
    newMatch(ID, 2, 2, candidate(owner.master, owner.foodBank, true)),
  ]
  const now = new Date()
  await change(await stored(ID), (donation) => matched(donation, matches, now), { by: null, now })
  return { id: ID, code: Code }
}

/** A message about the donation, so that whoever reads it without leave reads the donation's code. */
async function written(owner: Owner, code: string): Promise<number> {
  const { answer } = await call(messages.sendMessage, person('foodbankuser', owner.foodBank, [owner.foodBank]), {
    Subject: `About ${code}`,
    Body: `Thank you for taking ${code}.`,
    RecipientUserIDs: [readerOf(owner)],
  })
  return answer.Value?.ID ?? 0
}
const readerOf = ({ agency }: Owner) => agency * 10

/** A message of the food bank to its people whose title nobody else may read. */
async function systemMessageOf(by: Caller, title: string): Promise<number> {
  const { answer } = await call(messages.addSystemMessage, by, {
    Title: { en: title, es: '' },
    Body: { en: 'Closed on Friday.', es: '' },
    Audiences: ['foodBanks'],
    StartsAt: '2026-11-19T12:00:00.000Z',
    EndsAt: '2026-12-08T12:00:00.000Z',
  })
  return answer.Value?.ID ?? 0
}

/** A storage location whose label nobody else may read. */
async function storageOf(owner: Caller, Label: string): Promise<number> {
  const { answer } = await call(storage.addStorageLocation, owner, { Label, Description: 'Canned vegetables' })
  return answer.Value?.ID ?? 0
}

/** A pickup location whose label nobody else may read. */
async function locationOf(owner: Caller, Label: string): Promise<number> {
  const { answer } = await call(locations.addLocation, owner, { ...pickupLocationDraft, Label })
  return answer.Value?.ID ?? 0
}

/** A row of the food bank's ERP system that is matched with a product; nobody else may read its code. */
async function erpItemOf(owner: Caller, productId: number): Promise<{ id: number; code: string }> {
  erpRows += 1
  const code = `ERP-${owner.EntityID}-${erpRows}-END`
  const { answer } = await call(erp.importErpItems, owner, {
    ImportID: code,
    IsPreview: false,
    Columns: ['ERP Code', 'Description', 'ERP Quantity'],
    rows: [{ Row: 2, Cells: [code, 'Green beans', '4'] }],
  })
  const id = answer.Value?.[0]?.ID ?? 0
  await call(erp.updateImportItem, owner, { id, PantryInventoryItemID: productId, EachesPer: 12 })
  return { id, code }
}
let erpRows = 0

/** A volunteer of the food bank whose name nobody else may read. */
async function providerOf(owner: Caller, Name: string): Promise<number> {
  const { answer } = await call(providers.createTransportationProvider, owner, { ...providerDraft, Name })
  return answer.Value?.ID ?? 0
}
/** A job that searches for a text which nobody else may read. */
async function jobOf(owner: Caller, searchFilter: string): Promise<number> {
  const Parameters = { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-20', searchFilter }
  const { answer } = await call(jobs.requestJob, owner, { Kind: 'donations', Parameters })
  return answer.Value?.ID ?? 0
}
/** An import of a file whose name nobody else may read. */
async function importJobOf(owner: Caller, fileName: string): Promise<number> {
  const Parameters = {
    fileKind: 'agencies',
    fileName,
    importId: 'monday',
    onExisting: 'update',
    rowsKey: 'none',
  } as const
  const job = { Kind: 'import', Parameters, Owner: jobOwner(owner), Language: 'en' } as const
  return (await requestedJob(job, new Date())).ID
}
/** A store that signed up, whose name nobody else may read, and the number of its sign-up. */
async function signedUpAt(FoodBankID: number, DonorName: string): Promise<number> {
  const now = new Date()
  const made = newPendingDonor(await nextId('pendingDonor'), { ...signUpDraft, FoodBankID, DonorName }, now)
  await pendingDonors.save(undefined, made, { by: null, now, also: [holdSignUp(made.state)] })
  return made.state.ID
}

/** A key of the donor, by the food bank, whose name nobody else may read. */
async function keyOf({ donor }: Owner, by: Caller, Name: string): Promise<{ id: number; key: string }> {
  const { answer } = await call(donorsApi.createDonorApiKey, by, { donorId: donor, Name })
  return { id: answer.Value?.Row.ID ?? 0, key: answer.Value?.Key ?? '' }
}
/** A load whose reference nobody else may read. */
async function loadOf({ agency, foodBank }: Owner): Promise<{ id: number; reference: string }> {
  loads += 1
  const reference = `LOAD-${agency}-${loads}-END`
  const id = await receivedLoad([agency, foodBank], { Reference: reference, IsSimultaneousNotifyEnabled: true })
  await call(distributors.acceptSubmission, people.network, { id })
  return { id, reference }
}
let loads = 0
let guests = 0
/** An invitation to the agency, of an address that nobody else may read. */
async function invitedTo({ foodBank, agency }: Owner, EMailAddress: string): Promise<number> {
  const draft = { EMailAddress, Name: 'Guest', Role: 'agency', Language: 'en' } as const
  const administrator = person('foodbankadmin', foodBank, [foodBank])
  const { answer } = await call(peopleApi.invitePerson, administrator, { entityId: agency, ...draft })
  return answer.Value?.ID ?? 0
}

/** A run of a further donation, which the owner's agency has accepted. */
async function runOf(owner: Owner, likeDonation: number, providerId: number): Promise<OfferedRun> {
  const like = await stored(likeDonation)
  const ID = likeDonation + 500_000
  const Matches = like.Matches.map((match) => ({
    ...match,
    ID: matchId(ID, match.ID % 100),
    ...(match.Agency.ID === owner.agency
      ? { Response: 'accepted' as const, AgencyProposedPickupDate: '2026-11-21' }
      : { Response: 'withdrawn' as const, Rank: null }),
  }))
  await importDonation({ state: { ...like, ID, Code: `RUN-${ID}`, Stage: 'accepted', Matches }, events: [] })
  return offerOneRun(ID, providerId)
}

async function target(name: Exclude<TargetName, 'absent'>): Promise<Target> {
  const owner = owners[name]
  const donation = await offered(owner)
  const receipt = await call(receipts.createReceipt, person('agency', owner.agency, [owner.foodBank]), {
    donorLocationId: owner.donorLocation,
    categories: [{ categoryId: 1, pounds: 10 }],
    date: '2026-11-19',
  })
  const messageId = await written(owner, donation.code)
  const foodBankCaller = person('foodbankuser', owner.foodBank, [owner.foodBank])
  const agencyCaller = person('agency', owner.agency, [owner.foodBank])
  const setupCaller = person('foodbankadmin', owner.foodBank, [owner.foodBank])
  const neighbors = [owner.foodBank, owner.agency].map((of) => `Neighbor ${owner.customer} of ${of}`) as [
    string,
    string,
  ]
  const order = await testOrderOf(foodBankCaller, neighbors[0], owner.customer)
  const agencyOrder = await testOrderOf(agencyCaller, neighbors[1], owner.customer)
  const load = await loadOf(owner)
  guests += 1
  const guest = `guest${guests}-of-${owner.agency}@example.org`
  const labels = [`Shelf of ${owner.foodBank}`, `Shelf of ${owner.agency}`] as const
  const places = [`Pickup at ${owner.foodBank}-END`, `Pickup at ${owner.agency}-END`] as const
  const locationIds = [await locationOf(foodBankCaller, places[0]), await locationOf(agencyCaller, places[1])] as const
  const foods = [`Beans of ${owner.foodBank}`, `Beans of ${owner.agency}`] as const
  const words = [`Words ${guests} of ${owner.foodBank}`, `Words ${guests} of ${owner.agency}`] as const
  const product = await addedProduct(foodBankCaller, { Name: foods[0] })
  const erpItem = await erpItemOf(foodBankCaller, product.ID)
  const jobSearch = `Search of ${owner.foodBank}`
  const notice = `Notice of ${owner.foodBank}`
  const invitedMails = [foodBankCaller, agencyCaller].map(
    ({ EntityID }) => `invited${guests}-of-${EntityID}@example.org`,
  )
  for (const [index, by] of [foodBankCaller, agencyCaller].entries())
    await referralOf(by, { EMailAddress: invitedMails[index] ?? '' })
  const board = `board${guests}-of-${owner.agency}@example.org`
  const volunteerName = `Volunteer of ${owner.foodBank}`
  const providerId = await providerOf(setupCaller, volunteerName)
  const run = await runOf(owner, donation.id, providerId)
  const deli = `Deli ${guests} of ${owner.foodBank}`
  const neighborName = `Neighbor ${guests} of ${owner.agency}-END`
  const windowIds = await windowTargets(foodBankCaller, agencyCaller)
  const keyName = `Tills ${guests} of ${owner.foodBank}`
  const apiKey = await keyOf(owner, setupCaller, keyName)
  return {
    name,
    owner,
    donationId: donation.id,
    matchId: matchId(donation.id, 1),
    masterMatchId: matchId(donation.id, 2),
    receiptId: receipt.answer.Value?.PickupID ?? 0,
    agencyId: owner.agency,
    donorLocationId: owner.donorLocation,
    donorId: owner.donor,
    orderId: order.ID,
    agencyOrderId: agencyOrder.ID,
    orderWindowId: order.PantryLocationPickupTimeID ?? 0,
    agencyOrderWindowId: agencyOrder.PantryLocationPickupTimeID ?? 0,
    orderProductId: order.PantryOrderItems[1]?.PantryInventoryItemID ?? 0,
    messageId,
    copyId: copyId(messageId, 1),
    readerId: readerOf(owner),
    systemMessageId: await systemMessageOf(setupCaller, notice),
    storageId: await storageOf(foodBankCaller, labels[0]),
    agencyStorageId: await storageOf(agencyCaller, labels[1]),
    orderLimitId: await orderLimitOf(foodBankCaller),
    agencyOrderLimitId: await orderLimitOf(agencyCaller),
    authorizedCustomerId: await customerWithAccess(locationIds, owner.foodBank),
    ...(await servedCustomer(
      { customer: owner.customer, foodBank: owner.foodBank, agency: owner.agency },
      neighborName,
    )),
    tagId: await tagOf(foodBankCaller, words[0]),
    agencyTagId: await tagOf(agencyCaller, words[1]),
    tagGroupId: await tagGroupOf(foodBankCaller, words[0]),
    agencyTagGroupId: await tagGroupOf(agencyCaller, words[1]),
    programId: await programOf(foodBankCaller, words[0]),
    agencyProgramId: await programOf(agencyCaller, words[1]),
    erpItemId: erpItem.id,
    ...windowIds,
    placeCode: await placeCodeOf({ windowId: windowIds.pickupTimeId }, { ID: owner.customer }),
    locationId: await withPhoto(locationIds[0]),
    agencyLocationId: await withPhoto(locationIds[1]),
    productId: await withPicture(product.ID),
    recallCode: await recallCodeOf(product.ID, owner.customer),
    agencyProductId: await withPicture((await addedProduct(agencyCaller, { Name: foods[1] })).ID),
    invitationId: await invitedTo(owner, guest),
    submissionId: load.id,
    submissionMatchId: entityMatchId(load.id, 2),
    providerId,
    pendingDonorId: await signedUpAt(owner.foodBank, deli),
    apiKeyId: apiKey.id,
    apiKey: apiKey.key,
    runId: run.id,
    runCode: run.code,
    jobId: await finishedJob(await jobOf(foodBankCaller, jobSearch)),
    openJobId: await jobOf(foodBankCaller, jobSearch),
    importJobId: await finishedJob(await importJobOf(foodBankCaller, jobSearch)),
    scheduleId: await scheduleOf(foodBankCaller, board),
    agencyScheduleId: await scheduleOf(agencyCaller, board),
    orderLinkCode: await orderCodeOf(order),
    delivery: await deliveryOf(foodBankCaller, board),
    codes: [
      donation.code,
      ...neighbors,
      `RUN-${donation.id + 500_000}`,
      receipt.answer.Value?.Pickup.Code ?? 'no receipt',
      load.reference,
      guest,
      ...labels,
      ...places,
      ...foods,
      ...words,
      erpItem.code,
      volunteerName,
      jobSearch,
      deli,
      keyName,
      neighborName,
      notice,
      board,
      ...invitedMails,
    ],
  }
}

/** Fresh ones of the caller's own. */
export const makeOwnTarget = () => target('own')

/** A fresh set of targets; what was done to earlier ones does not matter to it. */
export const makeTargets = async (): Promise<Target[]> => [
  await target('own'),
  await target('same food bank'),
  await target('other food bank'),
  await target('other agency'),
  absentTarget,
]
