import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { languages } from '../../core/text/languages.ts'
import { type CertificateDraft, certificateOf, certificateRefusal, methodsFor } from './certificate.ts'
import { declarations } from './declarations.ts'
import { incomeLine } from './incomeLine.ts'
import { incomeTableOn } from './incomeTable.ts'
import * as refusals from './refusals.ts'
import { InvalidStateRules, readStateRules, stateRules, tefapStates } from './stateRules.ts'
import florida from './states/FL.json' with { type: 'json' }
import { stateCases } from './states.fixture.ts'
import { isRenewalDue } from './validity.ts'

const day = '2026-11-30'
const draftFor = (state: string | undefined, more: Partial<CertificateDraft> = {}): CertificateDraft => {
  const rules = stateRules(state)
  return {
    MemberName: 'Rosa Medina',
    Ages: { Minors: 2, Adults: 1, Seniors: 1 },
    Basis: 'income',
    Programs: [],
    IncomeTable: incomeTableOn(day, rules).Version,
    Residency: 'resident',
    SignedName: 'Rosa Medina',
    Method: 'typed',
    Language: 'es',
    TextVersion: rules.declaration,
    Proxies: [],
    ...more,
  }
}
const refusedFor = (draft: CertificateDraft, state: string | undefined, isHousehold = true) =>
  certificateRefusal(draft, { rules: stateRules(state), day, isHousehold })?.refused

it('there are forty worked cases for each of the five states', () => {
  expect(Object.keys(stateCases).toSorted()).toEqual(tefapStates.toSorted())
  for (const { lines, tables, programs, methods, validity } of Object.values(stateCases))
    expect([lines, tables, programs, methods, validity].flat()).toHaveLength(40)
})

describe.each(Object.entries(stateCases))('%s', (state, cases) => {
  const rules = stateRules(state)

  it.each(cases.lines)('on %s the line for %i people is %i dollars a year', (at, people, dollars) => {
    expect(incomeLine(incomeTableOn(at, rules), people)).toBe(dollars)
  })

  it.each(cases.tables)('on %s the table %s counts', (at, version) => {
    expect(incomeTableOn(at, rules).Version).toBe(version)
  })

  it.each(cases.programs)('%s alone shows the need: %s', (program, counts) => {
    const draft = draftFor(state, { Basis: 'categorical', Programs: [program], IncomeTable: null })
    expect(refusedFor(draft, state)).toBe(counts ? undefined : refusals.programNotInState)
  })

  it.each(cases.methods)('%s by the %s is taken: %s', (Method, by, isTaken) => {
    const draft = draftFor(state, { Method, Strokes: 'M1 1L20 20', PaperPhotoKey: 'certificates/10/paper.jpg' })
    expect(refusedFor(draft, state, by === 'household')).toBe(isTaken ? undefined : refusals.methodNotInState)
  })

  it.each(cases.validity)(
    'signed on %s (renewal: %s) it counts to %s, at hand-over on %s',
    (signed, isRenewal, to, on) => {
      const held = isRenewal
        ? { ID: 1, Basis: 'income' as const, Signed: '', ValidTo: '2026-06-30', HandOverOn: null, Proxies: [] }
        : null
      const now = new Date(`${signed}T12:00:00Z`)
      const at = { rules, day: signed, isHousehold: true, ID: 2, CustomerID: 9, now, witness: null, held }
      expect(certificateOf(draftFor(state), at)).toMatchObject({ ValidTo: to, HandOverOn: on, State: state })
    },
  )
})

describe('published lines', () => {
  it('of the Tampa Bay form of 2025, the Pennsylvania form of 2023 and the Ohio form of 2019 come out to the dollar', () => {
    const of = (year: number, one: number, more: number) => [
      { year, start: `${year}-01-15`, source: '', contiguous: { one, more } },
    ]
    const line = (percent: number, known: ReturnType<typeof of>, people: number) => {
      const facts = { region: 'contiguous', incomePercent: percent, tableStarts: 'publication' } as const
      return incomeLine(incomeTableOn('2030-01-01', facts, known), people)
    }
    expect(line(300, of(2025, 15_650, 5500), 1)).toBe(46_950)
    expect(line(185, of(2023, 14_580, 5140), 1)).toBe(26_973)
    expect([1, 2, 3, 8, 9].map((people) => line(230, of(2019, 12_490, 4420), people))).toEqual([
      28_727, 38_893, 49_059, 99_889, 110_055,
    ])
  })
})

describe('a declaration', () => {
  const categorical = { Basis: 'categorical', IncomeTable: null } as const
  it.each<[string, Partial<CertificateDraft>, unknown]>([
    ['of nobody', { Ages: { Minors: 0, Adults: 0, Seniors: 0 } }, refusals.householdMissing],
    ['of more people than a household has', { Ages: { Minors: 40, Adults: 1, Seniors: 0 } }, refusals.householdMissing],
    ['by an income table of before', { IncomeTable: '2025 x 300%' }, refusals.incomeTableChanged],
    ['by a program that is not named', { ...categorical, Programs: [] }, refusals.programMissing],
    ['by a wording of before', { TextVersion: 'FL-0' }, refusals.wordingChanged],
    ['by a signature on the screen without strokes', { Method: 'touch' }, refusals.signatureMissing],
    ['with a proxy whose day is over', { Proxies: [{ Name: 'Ana', Until: '2026-11-29' }] }, refusals.proxyEnded],
    [
      'with a proxy twice',
      {
        Proxies: [
          { Name: 'Ana', Until: day },
          { Name: ' ana', Until: '2027-01-01' },
        ],
      },
      refusals.proxyTwice,
    ],
  ])('%s is refused', (_, more, refusal) => {
    expect(refusedFor(draftFor('FL', more), 'FL')).toBe(refusal)
  })

  it('without a fixed address is complete everywhere', () => {
    for (const state of [...tefapStates, undefined])
      expect(refusedFor(draftFor(state, { Residency: 'noFixedAddress' }), state)).toBeUndefined()
  })

  it('keeps no amount of income', () => {
    const at = {
      rules: stateRules('FL'),
      day,
      isHousehold: true,
      ID: 2,
      CustomerID: 9,
      now: new Date(day),
      witness: null,
    }
    const made = certificateOf(draftFor('FL'), { ...at, held: null })
    expect(made.IncomeTable).toBe('2026 x 300%')
    expect(JSON.stringify(made)).not.toMatch(/\d{5}/)
  })

  it('stands in each language in the wording of each state, and a changed wording has another version', () => {
    const hashes = tefapStates
      .map(stateRules)
      .concat(stateRules(undefined))
      .flatMap(({ declaration }) =>
        languages.map((language) => {
          const text = (declarations[language] as Record<string, string>)[declaration] ?? ''
          expect(text.length, `${declaration} in ${language}`).toBeGreaterThan(100)
          return `${declaration} ${language} ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
        }),
      )
    expect(hashes).toMatchSnapshot()
  })
})

describe('renewal', () => {
  it('is offered in the last 30 days', () => {
    const days = ['2027-05-30', '2027-05-31', '2027-06-30', '2027-07-01']
    expect(days.map((at) => isRenewalDue({ ValidTo: '2027-06-30' }, at))).toEqual([false, true, true, false])
  })
})

describe('a file of a state', () => {
  const without = (field: keyof typeof florida) => {
    const { [field]: _, ...rest } = florida
    return rest
  }
  it.each<[string, unknown, string]>([
    ['with a line below the federal one', { ...florida, incomePercent: 184 }, 'incomePercent must be 185 to 300'],
    ['with a line above the federal one', { ...florida, incomePercent: 301 }, 'incomePercent must be 185 to 300'],
    ['with a validity that nobody knows', { ...florida, validity: 'forever' }, 'validity must be one of eachPickup'],
    [
      'with a signature at each pickup and no declaration for it',
      { ...florida, signature: 'pickup' },
      'validity must be eachPickup where a signature is asked at each pickup',
    ],
    ['without a source', { ...florida, sources: [] }, 'sources must name a source'],
    ['without the words', { ...florida, notice: 'Official.' }, 'notice must say that it is not legal advice'],
    ['with a zone that is none', { ...florida, timeZone: 'Florida' }, 'timeZone must be a time zone'],
    ['with a day that is none', { ...florida, checked: 'today' }, 'checked must be a day'],
    ['with an unknown program', { ...florida, programs: ['SNAP', 'Lottery'] }, 'programs.1 must be one of SNAP'],
    ['with a condition that no rule allows', { ...florida, identification: true }, 'identification is not known'],
    ['without ways to declare', { ...florida, methods: [] }, 'methods must name a way to declare'],
    ['without a field', without('declaration'), 'declaration'],
  ])('%s is refused with file and field', (_, content, sentence) => {
    expect(() => readStateRules(content, 'tefap/states/FL.json')).toThrow(InvalidStateRules)
    expect(() => readStateRules(content, 'tefap/states/FL.json')).toThrow(`tefap/states/FL.json: ${sentence}`)
  })

  it('that is not there is named with those that are', () => {
    expect(() => stateRules('ZZ')).toThrow("no file of TEFAP rules for 'ZZ'; known: FL, MO, NY, OH, PA.")
  })

  it('asks for no signature without a state, and counts for a year', () => {
    expect(stateRules(undefined)).toMatchObject({ state: null, signature: 'none', validity: 'year' })
    expect(methodsFor(stateRules(undefined), true)).toEqual(['touch', 'typed'])
  })
})
