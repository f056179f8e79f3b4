import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Event } from '../../../../events/event.ts'
import type { Ses } from '../../../../functions/core/mail/ses.fixture.ts'
import { knownEntity } from '../../../../functions/network/organizations/entityTable.ts'
import { customerInvitations } from '../../../../functions/pantry/invitations/customerInvitationTable.ts'
import { type LocalTexts, startTexts } from '../../../../infra/local/texts.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as invitations from '../../../../shared/pantry/invitations/api.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { ids, makeSmallTenant, people, person, pickupLocationDraft } from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'
import { programOf } from '../../../engine/tags.ts'
import { lateEvening } from '../../../engine/texting.ts'
import { deliver } from '../../core/messages.ts'

/** Inviting neighbors over the real handlers, the embedded table, SES and SNS. */

const ses: Ses = await vi.hoisted(async () => {
  const started = await (await import('../../../../functions/core/mail/ses.fixture.ts')).startSes()
  process.env.AWS_ENDPOINT_URL_SESV2 = started.endpoint
  return started
})
let texts: LocalTexts
let onCustomerInvited: unknown
let pantry = 0

beforeAll(async () => {
  texts = await startTexts()
  process.env.AWS_ENDPOINT_URL_SNS = texts.endpoint
  setClock(morning)
  await makeSmallTenant()
  pantry = await locationOf(people.foodBank, 'Oak Street Pantry')
  onCustomerInvited = (await import('../../../../functions/pantry/invitations/onCustomerInvited.ts')).handler
})
beforeEach(() => {
  setClock(morning)
  ses.answer = () => 'taken'
})
afterAll(async () => {
  vi.useRealTimers()
  await Promise.all([ses.stop(), texts.stop()])
})

async function locationOf(by: Caller, Label: string): Promise<number> {
  const { answer, body } = await call(locations.addLocation, by, { ...pickupLocationDraft, Label })
  if (!answer.Value) throw new Error(`No location: ${body}`)
  return answer.Value.ID
}

type Draft = Input<typeof invitations.sendInvitation>
let made = 0
const nextMail = () => `neighbor${++made}@example.org`
const nextPhone = () => `+1865555${String(1100 + ++made)}`
const draft = (more: Partial<Draft> = {}): Draft => ({
  emailAddress: nextMail(),
  phoneNumber: '',
  pantryLocationIDs: [pantry],
  deliveryProgramIDs: [],
  message: 'Please come!',
  preferredLanguageCode: 'en',
  ...more,
})
const send = (more: Partial<Draft> = {}, by: Caller = people.foodBank, options = {}) =>
  call(invitations.sendInvitation, by, draft(more), options)
const grid = async (by: Caller = people.foodBank, query = {}) =>
  (await call(invitations.getCustomerInvitationsGrid, by, { rows: 100, ...query })).answer.Value?.rows ?? []
const rowOf = async (contact: string, by?: Caller) =>
  (await grid(by)).find((row) => row.EMailAddress === contact || row.PhoneNumber === contact)

/** Delivers what was published about an invitation. */
async function react(id: number): Promise<string[]> {
  const events = (await everything()).filter(
    (item) => item.Type === 'CustomerInvited' && (item.Subject as { ID: number }).ID === id,
  )
  return deliver(onCustomerInvited, ...events.map((item) => ({ detail: Event.parse(item) })))
}
async function invited(more: Partial<Draft> = {}) {
  const given = draft(more)
  await call(invitations.sendInvitation, people.foodBank, given)
  const row = await rowOf(given.emailAddress || (given.phoneNumber ?? ''))
  if (!row) throw new Error('Not invited')
  return row
}
const mailsTo = (address: string | null) => ses.mails.filter(({ to }) => to === address)

describe('a single invitation', () => {
  it.each([
    ['[invite-contact-required] without e-mail and phone', { emailAddress: ' ' }, 'e-mail address or a mobile phone'],
    ['with a wrong e-mail address', { emailAddress: 'rosa at home' }, 'e-mail'],
    ['with what is no phone number', { phoneNumber: '12' }, 'not a phone number'],
    ['with a number of another country', { phoneNumber: '+34 612 345 678' }, 'another country'],
    ['[invite-target-required] to no pantry and no program', { pantryLocationIDs: [] }, 'at least one pantry'],
    ['[invite-language-required] without a language', { preferredLanguageCode: '' }, 'preferred language'],
    ['to a pantry that is not there', { pantryLocationIDs: [999_999] }, 'not yours'],
  ])('%s is refused, and nobody is invited', async (_, more, reason) => {
    const before = await grid()
    const { answer } = await send(more)
    expect([answer.Successful, answer.FailureReason]).toEqual([false, expect.stringContaining(reason)])
    expect(await grid()).toEqual(before)
  })

  it('offers an agency’s places to the agency and to its food bank, and to nobody else', async () => {
    const [agency, colleague] = people.agencies
    const own = await locationOf(agency, 'Elm Street Pantry')
    const program = await programOf(agency)
    const cases: [Caller, Partial<Draft>, boolean][] = [
      [agency, { pantryLocationIDs: [own] }, true],
      [people.foodBank, { pantryLocationIDs: [own] }, true],
      [agency, { pantryLocationIDs: [], deliveryProgramIDs: [program] }, true],
      [colleague, { pantryLocationIDs: [own] }, false],
      [people.otherFoodBank, { pantryLocationIDs: [own] }, false],
      [people.foodBank, { pantryLocationIDs: [], deliveryProgramIDs: [program] }, false],
      [agency, { pantryLocationIDs: [pantry] }, false],
    ]
    for (const [by, places, isTaken] of cases) {
      const { answer } = await send(places, by)
      expect(answer.Successful, `${by.EntityID} ${JSON.stringify(places)}`).toBe(isTaken)
    }
  })

  it('[invite-default-message] goes out in the language of the person, and without a message with the default one', async () => {
    const spanish = await invited({ message: '', preferredLanguageCode: 'es' })
    const english = await invited({ message: '' })
    await react(spanish.ID)
    await react(english.ID)
    expect(mailsTo(spanish.EMailAddress)).toMatchObject([
      {
        subject: 'Pida alimentos en Food Bank 10',
        text: expect.stringContaining('Food Bank 10 le da la bienvenida. Con este enlace puede elegir su comida.'),
      },
    ])
    expect(mailsTo(english.EMailAddress)).toMatchObject([
      { text: expect.stringContaining('Welcome to Food Bank 10. With this link you can choose your food.') },
    ])
  })

  it('an agency’s default message names the agency, in the text message too', async () => {
    const [agency] = people.agencies
    const own = await locationOf(agency, 'Maple Street Pantry')
    const given = draft({ message: '', emailAddress: '', phoneNumber: nextPhone(), pantryLocationIDs: [own] })
    await call(invitations.sendInvitation, agency, given)
    const row = await rowOf(given.phoneNumber ?? '', agency)
    const { Name } = await knownEntity('agency', agency.EntityID)
    expect(row?.Message).toBe(`Welcome to ${Name}. With this link you can choose your food.`)
    await react(row?.ID ?? 0)
    expect(texts.list({ recipient: given.phoneNumber ?? '' })).toMatchObject([
      { text: expect.stringContaining(`Welcome to ${Name}. `) },
    ])
  })

  it('[referral-link-shape] brings the link of its code and the names of its places, once', async () => {
    const row = await invited({ phoneNumber: '' })
    expect([row.Result, row.Sent]).toEqual(['queued', null])
    await Promise.all([react(row.ID), react(row.ID)])
    await react(row.ID)
    const [mail, ...more] = mailsTo(row.EMailAddress)
    expect(more).toEqual([])
    expect(mail?.text).toContain(`/referral/${row.ReferralCode.Code}#to=${encodeURIComponent(row.EMailAddress ?? '')}`)
    expect(mail?.text).toContain('Oak Street Pantry')
    expect(await rowOf(row.EMailAddress ?? '')).toMatchObject({ Result: 'sent', Sent: morning.toISOString() })
  })

  it('is sent once under its key, however often it is asked for', async () => {
    const given = draft()
    const options = { headers: { 'idempotency-key': 'one-invitation' } }
    for (const _ of [1, 2]) await call(invitations.sendInvitation, people.foodBank, given, options)
    expect((await grid()).filter(({ EMailAddress }) => EMailAddress === given.emailAddress)).toHaveLength(1)
  })

  it('is not delivered to an address that SES refuses', async () => {
    ses.answer = () => ({ status: 400, type: 'MessageRejected' })
    const row = await invited()
    await react(row.ID)
    expect(await rowOf(row.EMailAddress ?? '')).toMatchObject({ Result: 'failed', Sent: null })
  })

  it('waits while SES is throttled, and goes out when the event comes again', async () => {
    ses.answer = () => ({ status: 503 })
    const row = await invited()
    expect(await react(row.ID)).toHaveLength(1)
    expect(await rowOf(row.EMailAddress ?? '')).toMatchObject({ Result: 'queued' })
    ses.answer = () => 'taken'
    expect(await react(row.ID)).toEqual([])
    expect(await rowOf(row.EMailAddress ?? '')).toMatchObject({ Result: 'sent' })
  })

  it('that a function sent and could not tell of is told when the event comes again, and not sent again', async () => {
    const row = await invited()
    const change = vi.spyOn(customerInvitations, 'change').mockRejectedValueOnce(new Error('cut'))
    expect(await react(row.ID)).toHaveLength(1)
    change.mockRestore()
    expect(await rowOf(row.EMailAddress ?? '')).toMatchObject({ Result: 'queued' })
    expect(await react(row.ID)).toEqual([])
    expect(mailsTo(row.EMailAddress)).toHaveLength(1)
    expect(await rowOf(row.EMailAddress ?? '')).toMatchObject({ Result: 'sent' })
  })
})

describe('an invitation by text message', () => {
  it('brings the link, once, beside the e-mail', async () => {
    const phone = nextPhone()
    const row = await invited({ phoneNumber: phone })
    await react(row.ID)
    await react(row.ID)
    const sent = texts.list({ recipient: phone })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain(`/referral/${row.ReferralCode.Code}`)
    expect(mailsTo(row.EMailAddress)).toHaveLength(1)
    expect(await rowOf(row.EMailAddress ?? '')).toMatchObject({ Result: 'sent', EMail: 'sent', Text: 'sent' })
  })

  it('waits for the morning, and its invitation hears of it then', async () => {
    setClock(lateEvening)
    const phone = nextPhone()
    const row = await invited({ emailAddress: '', phoneNumber: phone })
    await react(row.ID)
    expect(texts.list({ recipient: phone })).toEqual([])
    expect(await rowOf(phone)).toMatchObject({ Result: 'queued' })
    const waiting = (await everything()).find((item) => item.To === phone)
    setClock(new Date('2026-11-21T14:00:00.000Z'))
    const { handler } = await import('../../../../functions/pantry/customers/texts/onTextDue.ts')
    const due = { ID: 'delayedText-1-2-0', Type: 'TextDue', At: morning.toISOString(), EntityID: ids.foodBank }
    const Subject = { Kind: 'delayedText', ID: Number(waiting?.ID) }
    await deliver(handler, { detail: { ...due, Subject, By: null, Detail: { Kind: 'referral' } } })
    expect(texts.list({ recipient: phone })).toHaveLength(1)
    expect(await rowOf(phone)).toMatchObject({ Result: 'sent', Text: 'sent' })
  })

  it('is partly sent when the e-mail goes out and the number takes nothing', async () => {
    const row = await invited({ phoneNumber: '+18655550199' })
    await react(row.ID)
    expect(await rowOf(row.EMailAddress ?? '')).toMatchObject({ Result: 'partlySent', Text: 'failed' })
  })
})

type Rows = Input<typeof invitations.sendBulkInvitations>['Invitations']
const bulk = (Invitations: Rows, options = {}, by: Caller = people.foodBank) =>
  call(
    invitations.sendBulkInvitations,
    by,
    {
      PantryLocationIDs: [pantry],
      DeliveryProgramIDs: [],
      Message: 'Hello',
      PreferredLanguageCode: 'en',
      Invitations,
    },
    options,
  )
const rowsOf = (count: number): { EMailAddress: string; PhoneNumber: string }[] =>
  Array.from({ length: count }, () => ({ EMailAddress: nextMail(), PhoneNumber: '' }))
const invitedOf = async (rows: Rows) => {
  const stored = (await everything()).filter(({ sk }) => sk === 'CUSTOMERINVITATION')
  return stored.filter(({ EMailAddress }) => rows.some((row) => row.EMailAddress === EMailAddress))
}

describe('a bulk invitation', () => {
  it('[bulk-batch-100] invites a hundred at once, and refuses more', async () => {
    const rows = rowsOf(100)
    const { answer } = await bulk(rows)
    expect(answer.Value).toEqual(rows.map(() => ({ Successful: true })))
    const stored = await invitedOf(rows)
    expect(new Set(stored.map(({ Code }) => Code)).size).toBe(100)
    expect((await bulk(rowsOf(101))).status).toBe(400)
  })

  it('[bulk-value-per-invitation] tells of each row whether it was queued, and why not', async () => {
    const good = { EMailAddress: nextMail(), PhoneNumber: '' }
    const rows = [
      { EMailAddress: '', PhoneNumber: '' },
      good,
      { EMailAddress: 'not an address', PhoneNumber: '' },
      { EMailAddress: '', PhoneNumber: '911' },
      { EMailAddress: good.EMailAddress.toUpperCase(), PhoneNumber: '' },
    ]
    const { answer } = await bulk(rows)
    expect(answer.Value?.map(({ Successful }) => Successful)).toEqual([false, true, false, false, false])
    expect(answer.Value?.[4]?.FailureReason).toBe('This contact is in the list twice.')
    expect(await invitedOf([good])).toHaveLength(1)
  })

  it('that is repeated after a lost answer, or comes twice at once, invites nobody twice', async () => {
    const rows = rowsOf(100)
    const options = { headers: { 'idempotency-key': 'a-hundred-at-once' } }
    const answers = await Promise.all([bulk(rows, options), bulk(rows, options)])
    answers.push(await bulk(rows, options))
    for (const { status, answer } of answers)
      if (status === 200) expect(answer.Value).toEqual(rows.map(() => ({ Successful: true })))
    expect(answers.at(-1)?.status).toBe(200)
    expect(await invitedOf(rows)).toHaveLength(100)
  })

  it('that fails between its transactions goes on with the rest under the same key', async () => {
    const { table } = await import('../../../../functions/core/table/table.ts')
    const commit = table.commit
    const rows = rowsOf(100)
    const options = { headers: { 'idempotency-key': 'cut-in-the-middle' } }
    let commits = 0
    const cut = vi.spyOn(table, 'commit').mockImplementation(async (...args) => {
      commits += 1
      if (commits === 3) throw new Error('cut')
      return commit(...args)
    })
    expect((await bulk(rows, options)).status).toBe(500)
    cut.mockRestore()
    expect(await invitedOf(rows)).toHaveLength(66)
    expect((await bulk(rows, options)).answer.Value).toHaveLength(100)
    expect(await invitedOf(rows)).toHaveLength(100)
  })
})

describe('a file that is sent in batches', () => {
  /** Five of a hundred rows, each with the one contact written in another way. */
  function batchesOf(): { address: string; batches: Rows[] } {
    const address = nextMail()
    const ways = [address, address.toUpperCase(), ` ${address}`, `${address} `, `N${address.slice(1)}`]
    return { address, batches: ways.map((EMailAddress) => [...rowsOf(99), { EMailAddress, PhoneNumber: '' }]) }
  }
  const sendBatch = (Invitations: Rows, FileID: string, language = 'en') =>
    call(
      invitations.sendBulkInvitations,
      people.foodBank,
      {
        PantryLocationIDs: [pantry],
        DeliveryProgramIDs: [],
        Message: '',
        PreferredLanguageCode: 'en',
        FileID,
        Invitations,
      },
      { language },
    )
  const failures = (answers: readonly Awaited<ReturnType<typeof sendBatch>>[]) =>
    answers.flatMap(({ answer }) => answer.Value ?? []).filter(({ Successful }) => !Successful)
  const already = { Successful: false, FailureReason: 'This contact was already invited in this file.' }

  async function expectOne(address: string) {
    const stored = await invitedOf([{ EMailAddress: address, PhoneNumber: '' }])
    expect(stored).toHaveLength(1)
    await react(Number(stored[0]?.ID))
    expect(mailsTo(address)).toHaveLength(1)
  }

  it('invites a contact that stands in each of five batches once, with one e-mail, and names the other rows', async () => {
    const { address, batches } = batchesOf()
    const FileID = crypto.randomUUID()
    const answers = []
    for (const batch of batches) answers.push(await sendBatch(batch, FileID))
    expect(answers.map(({ answer }) => answer.Value?.[99])).toEqual([{ Successful: true }, ...Array(4).fill(already)])
    expect(failures(answers)).toHaveLength(4)
    expect(await invitedOf(batches.flat())).toHaveLength(496)
    await expectOne(address)
  })

  it('invites it once when the batches come at the same time', async () => {
    const { address, batches } = batchesOf()
    const FileID = crypto.randomUUID()
    const answers = await Promise.all(batches.map((batch) => sendBatch(batch, FileID)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(failures(answers)).toEqual(Array(4).fill(already))
    expect(await invitedOf(batches.flat())).toHaveLength(496)
    await expectOne(address)
  })

  it('tells in Spanish whom an earlier batch invited, between rows that it invites', async () => {
    const [row] = rowsOf(1)
    const rows = [...rowsOf(40), ...(row ? [row] : [])]
    const FileID = crypto.randomUUID()
    await sendBatch(row ? [row] : [], FileID)
    const answer = (await sendBatch(rows, FileID, 'es')).answer.Value
    expect(answer?.filter(({ Successful }) => Successful)).toHaveLength(40)
    expect(answer?.[40]?.FailureReason).toBe('Este contacto ya fue invitado en este archivo.')
    expect(await invitedOf(rows)).toHaveLength(41)
    expect(failures([await sendBatch(rows, FileID)])).toEqual(Array(41).fill(already))
  })

  it('is another file when it is read again, and invites then', async () => {
    const rows = rowsOf(1)
    const results = [await sendBatch(rows, crypto.randomUUID()), await sendBatch(rows, crypto.randomUUID())]
    expect(failures(results)).toEqual([])
    expect(await invitedOf(rows)).toHaveLength(2)
  })
})

describe('the list of invitations', () => {
  it('[invitations-date-range] shows the invitations of its days, newest first, to the inviter and its food bank', async () => {
    const [agency] = people.agencies
    const own = await locationOf(agency, 'Pine Street Pantry')
    const sent: string[] = []
    for (const day of ['2026-11-23', '2026-11-24', '2026-11-25']) {
      setClock(new Date(`${day}T15:00:00.000Z`))
      const emailAddress = nextMail()
      await send({ emailAddress, pantryLocationIDs: [own] }, agency)
      sent.unshift(emailAddress)
    }
    const [third, second, first] = sent
    const addresses = async (by: Caller, query: object) =>
      (await grid(by, { zone: 'America/New_York', ...query })).map(({ EMailAddress }) => EMailAddress)
    const from = { dateStartFilter: '2026-11-24' }
    expect(await addresses(agency, from)).toEqual([third, second])
    expect(await addresses(people.foodBank, { ...from, dateEndFilter: '2026-11-24' })).toEqual([second])
    expect(await addresses(people.foodBank, { dateStartFilter: '2026-11-23', dateEndFilter: '2026-11-23' })).toEqual([
      first,
    ])
    for (const stranger of [people.agencies[1], people.otherFoodBank])
      expect(await addresses(stranger, from)).toEqual([])
    const turned = { dateStartFilter: '2026-11-24', dateEndFilter: '2026-11-23' }
    expect((await call(invitations.getCustomerInvitationsGrid, agency, turned)).status).toBe(400)
  })
})

describe('a phone lookup', () => {
  it('[lookup-unknown-shown] tells what the number plan tells, in the order of the numbers', async () => {
    const numbers = ['(865) 555-0134', '1-800-356-9377', '12', '+34 612 345 678']
    const { answer } = await call(invitations.lookupPhones, people.foodBank, { numbers })
    expect(answer.Value).toMatchObject([
      {
        OriginalPhoneNumber: numbers[0],
        ErrorMessage: null,
        PhoneNumberLookup: { IsMobile: null, NationalFormat: '(865) 555-0134', PhoneCarrierType: { Name: 'Unknown' } },
      },
      { PhoneNumberLookup: { IsMobile: false, PhoneCarrierType: { Name: 'Toll-free' } } },
      { ErrorMessage: expect.stringContaining('not a phone number'), PhoneNumberLookup: null },
      { ErrorMessage: expect.stringContaining('another country'), PhoneNumberLookup: null },
    ])
  })

  it('[lookup-batch-50] takes fifty numbers at once, and no more', async () => {
    const ask = (count: number) =>
      call(invitations.lookupPhones, people.foodBank, { numbers: Array.from({ length: count }, () => '8655550134') })
    expect((await ask(50)).status).toBe(200)
    expect((await ask(51)).status).toBe(400)
  })
})

describe('what may be offered', () => {
  it('are the active locations, and the caller’s programs', async () => {
    const owner = person('agency', 13, [ids.foodBank])
    const [open, closed] = [await locationOf(owner, 'Open Pantry'), await locationOf(owner, 'Closed Pantry')]
    await call(locations.toggleLocationActive, owner, { id: closed, IsActive: false })
    const program = await programOf(owner, 'Senior boxes')
    const labels = async (searchFilter?: string) => {
      const { answer } = await call(invitations.getInvitationPantriesGrid, owner, searchFilter ? { searchFilter } : {})
      return answer.Value?.rows.map(({ ID }) => ID)
    }
    expect(await labels()).toEqual([open])
    expect([await labels('open'), await labels('closed')]).toEqual([[open], []])
    const { answer } = await call(invitations.getInvitationDeliveryProgramsGrid, owner, { searchFilter: 'senior' })
    expect(answer.Value?.rows).toEqual([{ ID: program, Name: 'Senior boxes' }])
    const { answer: listed } = await call(invitations.listLanguages, owner, {})
    expect(listed.Value?.slice(0, 3)).toEqual([
      { Code: 'en', Name: 'English' },
      { Code: 'es', Name: 'Español' },
      { Code: 'ar', Name: 'العربية' },
    ])
    expect(listed.Value?.map(({ Code }) => Code)).toEqual(['en', 'es', 'ar', 'ht', 'ko', 'ru', 'so', 'tl', 'vi', 'zh'])
  })
})
