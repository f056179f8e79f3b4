import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Role } from '../../../core/access.ts'
import { maxSubject } from '../../../core/mail/email.ts'
import { emailHtml, emailText } from '../../../core/mail/layout.ts'
import { staffLanguages } from '../../../core/text/languages.ts'
import type { Reader } from '../../../network/organizations/reader.ts'
import type { AgencyMatch, Donation } from '../donation.ts'
import { accepted, asked, attempt, donation, match, timeType } from '../status/donation.fixture.ts'
import { writeEmail } from './donationEmail.ts'
import type { EmailContext } from './emailRows.ts'
import { type EmailTemplate, emailTemplates, notificationKindOf } from './emailTemplate.ts'

const webUrl = 'https://gleanery.example'
const Contact = { ContactName: 'Maria', PhoneNumber: '413-555-0134', EMailAddress: 'desk@example.org' }
const location = { Name: 'Corner Market North', Contact }
const foodBank = { Name: 'County Food Bank', Contact }

const reader = (change: Partial<Reader> = {}, Role: Role = 'agency'): Reader => ({
  Language: 'en',
  TimeZone: 'America/New_York',
  role: { Role, EntityName: 'Entity of the reader' },
  ...change,
})
const driver = { AgencyDriver: { ID: 1, Name: 'Sam' } }
const matterOf = (change: Partial<Donation> = {}): EmailContext => {
  const about = donation({ Notes: 'Ring twice.\n\nDock 3.', ...change })
  return { donation: about, match: about.Matches[0], location, foodBank, webUrl }
}
const taken = { Stage: 'accepted', Matches: [match(1, 1, { ...accepted, ...driver })] } satisfies Partial<Donation>
/** A donation in which the template may be told. */
const matterFor = (template: EmailTemplate): EmailContext =>
  matterOf(
    /Accepted|accepting/.test(template)
      ? taken
      : template.startsWith('transport.')
        ? { ...taken, Matches: [match(1, 1, { ...accepted, AdHocTransactionAttemptedPickups: [attempt(471101)] })] }
        : {},
  )
const roleFor = (template: EmailTemplate): Role =>
  template.endsWith('foodBank') || template.endsWith('nobody') || template.startsWith('transport.')
    ? 'foodbankuser'
    : template.endsWith('donor')
      ? 'donorlocation'
      : 'agency'
const linesOf = (email: ReturnType<typeof writeEmail>, label: string) =>
  [email.highlight, ...email.rows].find((row) => row?.label === label)?.lines

describe.each(emailTemplates)('the template %s', (template) => {
  it.each(staffLanguages)('in %s keeps names of every script whole', (Language) => {
    const named = 'Ann’s 👩‍👩‍👧‍👦 שלום\u200f محمد 取消'
    const matter = matterFor(template)
    const about = {
      ...matter.donation,
      DonorLocation: { ...matter.donation.DonorLocation, Donor: { ID: 90, Name: named } },
    }
    const email = writeEmail(template, reader({ Language }, roleFor(template)), {
      ...matter,
      donation: about,
      location: { ...location, Name: named },
    })
    const written = [email.subject, emailText(email), emailHtml(email)]
    expect(written.every((text) => text.isWellFormed())).toBe(true)
    expect(emailText(email)).toContain(named)
  })

  it.each(staffLanguages)('is told in full in %s', (Language) => {
    const email = writeEmail(template, reader({ Language }, roleFor(template)), matterFor(template))
    const written = `${email.subject}\n${email.preheader}\n${emailText(email)}`
    expect(written).not.toMatch(/[{}]|undefined|null|NaN|Invalid/)
    expect(email.subject).toMatch(/^R-4711: /)
    expect(email.subject).toContain('120.5 lb')
    expect(email.subject.length).toBeLessThanOrEqual(maxSubject)
    expect(email.subject).not.toContain('…')
    expect(email.preheader.length).toBeGreaterThan(20)
    const shown = emailHtml(email)
    expect(shown).toContain(`<html lang="${Language}">`)
    for (const { lines } of email.rows) for (const line of lines) expect(emailText(email)).toContain(line)
    expect(shown).toContain(email.title.replace("'", '&#39;'))
    expect(shown.match(/href="[^"]+"/g)).toHaveLength(2)
  })

  it('is another one in each language', () => {
    const [en, es] = staffLanguages.map((Language) =>
      writeEmail(template, reader({ Language }, roleFor(template)), matterFor(template)),
    )
    for (const piece of ['subject', 'preheader', 'title', 'lead', 'kind'] as const)
      expect(en?.[piece]).not.toBe(es?.[piece])
  })

  it('leads to a page and to its switch', () => {
    const email = writeEmail(template, reader({}, roleFor(template)), matterFor(template))
    const prefix = { foodbankuser: 'FoodBank', donorlocation: 'Donor', agency: 'Agency' }[roleFor(template) as 'agency']
    expect(email.button.url).toMatch(new RegExp(`^https://gleanery.example/${prefix}#/app/`))
    expect(email.footer.settings.url).toBe(
      `${webUrl}/${prefix}#/app/notifications?kind=${notificationKindOf(template)}`,
    )
  })

  it('keeps its subject short with the longest names, and names its weight first', () => {
    const long = 'Saint Bartholomew Community Emergency Food Pantry and Kitchen of Greater Springfield'
    const named = { ...match(1, 1).Agency, Name: long }
    const matter = matterFor(template)
    const about: Donation = {
      ...matter.donation,
      DonorLocation: { ...matter.donation.DonorLocation, Donor: { ID: 90, Name: long } },
      Matches: matter.donation.Matches.map((one) => ({ ...one, Agency: named })),
    }
    for (const Language of staffLanguages) {
      const { subject } = writeEmail(template, reader({ Language }), {
        ...matter,
        donation: about,
        match: about.Matches[0],
      })
      expect([...subject].length).toBeLessThanOrEqual(maxSubject)
      expect(subject).toMatch(/^R-4711: .*120\.5 lb/)
    }
  })
})

describe('the page a mail leads to', () => {
  it.each<[EmailTemplate, Role, string]>([
    ['offerMade.asked', 'agency', '/Agency#/app/current/agency/realtime/471101'],
    ['offerMade.asked', 'foodbankrtcoord', '/FoodBank#/app/current/agency/realtime/471101'],
    ['offerExpiring.asked', 'agency', '/Agency#/app/current/agency/realtime/471101'],
    ['offerTaken.taken', 'agency', '/Agency#/app/current/agency/realtime/list/active'],
    ['offerAccepted.accepting', 'agency', '/Agency#/app/current/agency/realtime/471101'],
    ['offerAccepted.foodBank', 'foodbank', '/FoodBank#/app/realtime/transaction/4711'],
    ['offerAccepted.donor', 'donor', '/Donor#/app/realtime/transaction/4711'],
    ['approvalNeeded.foodBank', 'foodbankadmin', '/FoodBank#/app/realtime/transaction/4711'],
  ])('of %s for the role %s', (template, Role, path) => {
    expect(writeEmail(template, reader({}, Role), matterOf()).button.url).toBe(webUrl + path)
  })

  it('stands under the address of the web app, with or without a slash at its end', () => {
    const email = writeEmail('offerMade.asked', reader(), { ...matterOf(), webUrl: 'https://x.example/' })
    expect(email.button.url).toBe('https://x.example/Agency#/app/current/agency/realtime/471101')
  })
})

describe('a deadline', () => {
  const answerBy = (at: string, change: Partial<Reader>) => {
    const about = donation({ Matches: [match(1, 1, { ...asked, AgencyExpirationTime: at })] })
    return writeEmail('offerMade.asked', reader(change), { ...matterOf(), donation: about, match: about.Matches[0] })
  }
  it.each([
    ['2026-11-20T19:30:00Z', 'America/New_York', 'en', 'Fri, Nov 20, 2:30 PM EST'],
    ['2026-11-20T19:30:00Z', 'America/Los_Angeles', 'en', 'Fri, Nov 20, 11:30 AM PST'],
    ['2026-11-20T19:30:00Z', 'America/New_York', 'es', 'Vie, 20 de nov, 2:30 p.m. EST'],
    ['2026-11-21T03:30:00Z', 'America/Chicago', 'en', 'Fri, Nov 20, 9:30 PM CST'],
    ['2026-11-21T03:30:00Z', 'Europe/Madrid', 'es', 'Sáb, 21 de nov, 4:30 a.m. GMT+1'],
    // The hour that comes twice, and the one that does not come.
    ['2026-11-01T05:30:00Z', 'America/New_York', 'en', 'Sun, Nov 1, 1:30 AM EDT'],
    ['2026-11-01T06:30:00Z', 'America/New_York', 'en', 'Sun, Nov 1, 1:30 AM EST'],
    ['2026-03-08T06:59:00Z', 'America/New_York', 'es', 'Dom, 8 de mar, 1:59 a.m. EST'],
    ['2026-03-08T07:00:00Z', 'America/New_York', 'es', 'Dom, 8 de mar, 3:00 a.m. EDT'],
    ['2026-03-08T07:00:00Z', 'America/Phoenix', 'en', 'Sun, Mar 8, 12:00 AM MST'],
  ] as const)('%s stands in %s and %s as %s', (at, TimeZone, Language, written) => {
    expect(answerBy(at, { TimeZone, Language }).highlight?.lines).toEqual([written])
  })

  it('stands in the subject, too', () => {
    const at = '2026-11-20T19:30:00Z'
    expect(answerBy(at, {}).subject).toBe('R-4711: 120.5 lb offered to you, answer by Fri 2:30 PM EST')
    expect(answerBy(at, { Language: 'es', TimeZone: 'America/Denver' }).subject).toBe(
      'R-4711: le ofrecen 120.5 lb, responda hasta: vie 12:30 p.m. MST',
    )
  })

  it('stands in the donation’s zone when the reader’s zone does not exist', () => {
    expect(answerBy('2026-11-20T19:30:00Z', { TimeZone: 'Mars/Olympus' }).highlight?.lines).toEqual([
      'Fri, Nov 20, 2:30 PM EST',
    ])
  })
})

describe('the pickup', () => {
  const window = (change: Partial<Donation>, TimeZone = 'America/New_York', Language: 'en' | 'es' = 'en') =>
    linesOf(
      writeEmail('offerMade.asked', reader({ TimeZone, Language }), matterOf(change)),
      Language === 'en' ? 'Pickup window' : 'Horario de recogida',
    )
  it.each([
    ['day and window', {}, ['Fri, Nov 20, 2026', 'Afternoon (12 PM to 5 PM)']],
    ['ASAP', { PickupTimeType: timeType(1) }, ['Fri, Nov 20, 2026', 'As soon as possible']],
    ['ASAP without a day', { PickupTimeType: timeType(1), DonorRecordedPickupDate: null }, ['As soon as possible']],
    [
      'no day',
      { PickupTimeType: timeType(2), DonorRecordedPickupDate: null },
      ['Any of the next seven days', 'Morning (8 AM to 12 PM)'],
    ],
  ] as const)('with %s', (_, change, lines) => expect(window(change)).toEqual(lines))

  it('is told in the location’s hours, which a reader elsewhere is told', () => {
    expect(window({}, 'America/Chicago')).toEqual([
      'Fri, Nov 20, 2026',
      'Afternoon (12 PM to 5 PM)',
      'Local time there (EST)',
    ])
    expect(window({}, 'America/Toronto')).toHaveLength(2)
    expect(window({ DonorRecordedPickupDate: '2026-07-03' }, 'America/Chicago', 'es')).toEqual([
      'Vie, 3 de jul de 2026',
      'Tarde (12 p.m. a 5 p.m.)',
      'Hora local del lugar (EDT)',
    ])
  })

  it('is the agreed one for who accepted, with whom to ask for and who drives', () => {
    const agreed = { ...accepted, ...driver, AgencyProposedPickupDate: '2026-11-21', PickupTimeType: timeType(2) }
    const email = writeEmail(
      'offerAccepted.accepting',
      reader(),
      matterOf({ ...taken, Matches: [match(1, 1, agreed)] }),
    )
    expect(email.highlight?.lines).toEqual(['Sat, Nov 21, 2026', 'Morning (8 AM to 12 PM)'])
    expect(linesOf(email, 'Ask for')).toEqual(['Maria, 413-555-0134'])
    expect(linesOf(email, 'Driver')).toEqual(['Sam'])
  })
})

describe('the facts', () => {
  const offer = (change: Partial<Donation>, more: Partial<EmailContext> = {}) =>
    writeEmail('offerMade.asked', reader(), { ...matterOf(change), ...more })

  it('say what, where, how far and how it is kept', () => {
    const storage = { StorageRequirementID: 2, StorageRequirement: { ID: 2, Name: 'Refrigerated' } }
    const email = offer({ AdHocTransactionStorageRequirements: [storage] })
    expect(linesOf(email, 'Contents')).toEqual(['Bakery, 80 lb', 'Produce, 40.5 lb', '120.5 lb in all'])
    expect(linesOf(email, 'Storage')).toEqual(['Refrigerated'])
    expect(linesOf(email, 'Where')).toEqual(['Corner Market North', '1 Main St', 'Springfield, NY 10001'])
    expect(linesOf(email, 'Distance')).toEqual(['3.2 miles'])
    expect(linesOf(email, 'Notes')).toEqual(['Ring twice.', 'Dock 3.'])
    expect(email.footer.questions).toBe('Questions? County Food Bank, 413-555-0134, desk@example.org')
  })

  it('name donor and location when the location’s name does not', () => {
    expect(linesOf(offer({}, { location: { Name: 'Store 12', Contact } }), 'Where')?.[0]).toBe(
      'Corner Market, Store 12',
    )
    expect(linesOf(offer({}, { location: undefined, foodBank: undefined }), 'Where')?.[0]).toBe('Corner Market')
  })

  it('leave out what is not known', () => {
    const labels = offer({ Notes: '' }).rows.map((row) => row.label)
    expect(labels).toEqual(['Pickup window', 'Where', 'Distance', 'Contents'])
  })

  it('list twelve categories at most, and their whole weight', () => {
    const many = Array.from({ length: 15 }, (_, i) => ({
      Pounds: 1.5,
      DonationCategory: { ID: i, Name: `Own ${i}`, Icon: { ClassName: 'x' }, IsSystemWide: false },
    }))
    const lines = linesOf(offer({ AdHocTransactionDonationCategories: many }), 'Contents')
    expect(lines?.slice(-3)).toEqual(['Own 10, 1.5 lb', 'and 4 more', '22.5 lb in all'])
    expect(lines).toHaveLength(13)
  })

  it('say what happens next to a donation that was declined', () => {
    const next = (change: Partial<Donation>) =>
      writeEmail('offerDeclined.foodBank', reader({}, 'foodbank'), matterOf(change)).highlight?.lines
    const declined = match(1, null, { ...asked, Response: 'rejected' })
    expect(next({ Matches: [declined, match(2, 1, asked)] })).toEqual([
      'Agency 2 is asked, until Fri, Nov 20, 2:30 PM EST.',
    ])
    expect(next({ Matches: [declined, match(2, 1, asked), match(3, 2, asked)] })).toEqual([
      '2 agencies are asked, until Fri, Nov 20, 2:30 PM EST.',
    ])
    expect(next({ Matches: [declined], Stage: 'notMatched' })).toEqual(['No agency is left to ask.'])
    expect(next({ Matches: [declined, match(2, 1, accepted)], Stage: 'accepted' })).toEqual(['Agency 2 accepted it.'])
  })

  it('tell why an agency declined, when it said so', () => {
    const reasonOf = (change: Partial<AgencyMatch>) => {
      const declined = match(1, null, { ...asked, Response: 'rejected', ...change })
      const email = writeEmail('offerDeclined.foodBank', reader({}, 'foodbank'), {
        ...matterOf({ Matches: [declined], Stage: 'notMatched' }),
        match: declined,
      })
      return linesOf(email, 'Reason')
    }
    expect(reasonOf({})).toBeUndefined()
    expect(reasonOf({ DeclineReason: 'tooMuch' })).toEqual(['It’s too much.'])
    expect(reasonOf({ DeclineReason: 'closed', DeclineNote: 'Back on Monday.' })).toEqual([
      'Closed.',
      'Back on Monday.',
    ])
  })

  it('rank the agencies of a list to approve', () => {
    const waiting = { Stage: 'pendingApproval', Matches: [match(2, 2, { DistanceMiles: 1 }), match(1, 1)] } as const
    const email = writeEmail('approvalNeeded.foodBank', reader({}, 'foodbank'), {
      ...matterOf({ ...waiting, Matches: [...waiting.Matches] }),
      match: undefined,
    })
    expect(linesOf(email, 'Agencies')).toEqual(['1. Agency 1, 3.2 miles', '2. Agency 2, 1 mile'])
  })

  it('never name the other agency to one that is too late', () => {
    const lost = match(1, null, { ...asked, Response: 'withdrawn' })
    const about = { Stage: 'accepted', Matches: [lost, match(2, 1, accepted)] } satisfies Partial<Donation>
    expect(emailText(writeEmail('offerTaken.taken', reader(), matterOf(about)))).not.toContain('Agency 2')
  })
})

/** Typed text in every field that takes it. */
function typed(text: string): EmailContext {
  const matter = matterOf({ ...taken, Notes: text })
  const about = matter.donation
  const Address = { ...about.DonorLocation.Address, AddressLine1: text, City: text }
  return {
    ...matter,
    donation: {
      ...about,
      FoodBank: { ID: 10, Name: text },
      DonorLocation: { ...about.DonorLocation, Address, Donor: { ID: 90, Name: text } },
      AdHocTransactionDonationCategories: about.AdHocTransactionDonationCategories.map((one) => ({
        ...one,
        DonationCategory: { ...one.DonationCategory, Name: text, IsSystemWide: false },
      })),
    },
    match: {
      ...match(1, 1, accepted),
      Agency: { ...match(1, 1).Agency, Name: text },
      AgencyDriver: { ID: 1, Name: text },
    },
    location: { Name: text, Contact: { ...Contact, ContactName: text, PhoneNumber: text } },
    foodBank: { Name: text, Contact: { ...Contact, PhoneNumber: text } },
  }
}
const hostileReader = (text: string) => reader({ role: { Role: 'agency', EntityName: text } })
/** Those the layout needs; mso-hide is of Outlook alone. */
const cssProperties: unknown[] = [
  ...['background', 'border', 'border-radius', 'border-top', 'color', 'display', 'font-family', 'font-size'],
  ...['font-weight', 'height', 'letter-spacing', 'line-height', 'margin', 'max-height', 'max-width', 'mso-hide'],
  ...['opacity', 'overflow', 'overflow-wrap', 'padding', 'text-align', 'text-decoration', 'width', 'word-break'],
  '-webkit-text-size-adjust',
]
const tags = (html: string) => (html.match(/<[^>]*>/g) ?? []).filter((tag) => tag !== '<br>')

it('sets only CSS properties that exist', () => {
  const html = emailHtml(writeEmail('offerAccepted.accepting', reader(), matterFor('offerAccepted.accepting')))
  const styles = [...html.matchAll(/ style="([^"]+)"/g)].flatMap(([, style = '']) => style.split(';'))
  const properties = new Set(styles.map((declaration) => declaration.split(':')[0]))
  expect([...properties].filter((property) => !cssProperties.includes(property))).toEqual([])
})

describe('what people typed', () => {
  const bare = emailHtml(writeEmail('offerAccepted.accepting', hostileReader('Name'), typed('Name')))
  const harmless = tags(bare)

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</td></tr></table><h1>Free money</h1>',
    '<!--',
    '--><![endif]-->',
    '&lt;b&gt; &amp; &#60;',
    '</style><style>*{display:none}',
  ])('%s changes nothing but the text', (text) => {
    const html = emailHtml(writeEmail('offerAccepted.accepting', hostileReader(text), typed(text)))
    expect(tags(html)).toEqual(harmless)
    expect(html.split(text)).toHaveLength(bare.split(text).length)
    const shown = html.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    expect(shown).toContain(text)
  })

  it('of any kind changes nothing but the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `x${text}`),
        (text) => {
          const html = emailHtml(writeEmail('offerAccepted.accepting', hostileReader(text), typed(text)))
          expect(tags(html)).toEqual(harmless)
        },
      ),
    )
  })

  it('breaks no line of a subject, hides nothing and turns nothing around', () => {
    const text = 'Kind\r\nBcc: all@example.org\u0000\u202egnp.exe\u200b\u2028'
    const email = writeEmail('offerAccepted.foodBank', reader({}, 'foodbank'), typed(text))
    expect(email.subject).toBe('R-4711: 120.5 lb accepted by Kind Bcc: all@example.org gnp.exe')
    expect(`${email.preheader}${email.title}${email.lead}`).not.toMatch(/[\p{Cc}\u200b\u2028\u202e]/u)
  })

  it('keeps emoji, every script and its marks of direction', () => {
    const text = 'شكرا\u200f! 😢 👩‍👩‍👧‍👦'
    expect(writeEmail('offerAccepted.foodBank', reader({}, 'foodbank'), typed(text)).subject).toContain(text)
  })

  it('is no template placeholder', () => {
    expect(writeEmail('offerAccepted.foodBank', reader(), typed('{deadline}{code}')).title).toBe(
      '{deadline}{code} accepted',
    )
  })

  it('is cut within a long note, not within a sign', () => {
    const notes = linesOf(writeEmail('offerMade.asked', reader(), matterOf({ Notes: '🥕'.repeat(700) })), 'Notes')
    expect(notes).toEqual([`${'🥕'.repeat(599)}…`])
  })
})

it('the whole mail reads as one', () => {
  const email = writeEmail('offerMade.asked', reader(), matterOf())
  expect(emailText(email)).toMatchInlineSnapshot(`
    "120.5 lb from Corner Market

    Can Agency 1 pick this up? Without an answer in time, another agency is asked.

    Answer by: Fri, Nov 20, 2:30 PM EST

    Pickup window:
      Fri, Nov 20, 2026
      Afternoon (12 PM to 5 PM)
    Where:
      Corner Market North
      1 Main St
      Springfield, NY 10001
    Distance: 3.2 miles
    Contents:
      Bakery, 80 lb
      Produce, 40.5 lb
      120.5 lb in all
    Notes:
      Ring twice.
      Dock 3.

    See and answer:
    https://gleanery.example/Agency#/app/current/agency/realtime/471101

    -- 
    Donation R-4711
    Questions? County Food Bank, 413-555-0134, desk@example.org
    You get this e-mail because you act for Entity of the reader.

    Choose which e-mails you get:
    https://gleanery.example/Agency#/app/notifications?kind=offerMade
    "
  `)
})
