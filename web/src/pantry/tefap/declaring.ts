import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import type { Language, PlainKey } from '../../../../shared/core/text/text.ts'
import type { signTefapDeclaration, TefapDeclaration } from '../../../../shared/pantry/tefap/api.ts'
import { incomeLine } from '../../../../shared/pantry/tefap/incomeLine.ts'
import type { IncomeProgram } from '../../../../shared/pantry/tefap/limits.ts'
import type { SigningMethod } from '../../../../shared/pantry/tefap/stateRules.ts'
import type { tefapTexts } from '../../../../shared/pantry/tefap/texts.ts'
import type { SentPhoto } from '../../core/attachments/usePhoto.ts'

/** The declaration as it is filled in, and what is sent of it. */

export interface Declaring {
  readonly Minors: string
  readonly Adults: string
  readonly Seniors: string
  readonly programs: readonly IncomeProgram[]
  readonly isBelowLine: boolean
  /** By the census's number; 0 where none is named. */
  readonly county: number
  readonly residency: 'resident' | 'noFixedAddress' | ''
  readonly proxies: readonly { readonly Name: string; readonly Until: string }[]
  readonly method: SigningMethod
  readonly strokes: string
  /** Photo of a signed paper. */
  readonly paper: SentPhoto | null
  readonly memberName: string
  readonly signedName: string
  readonly language: Language
}

const textOf = (count: number | undefined) => (count ? String(count) : '')

export function newDeclaring(declaration: TefapDeclaration, language: Language): Declaring {
  const { Ages, HouseholdSize, Held, Day, Name, Methods } = declaration
  return {
    Minors: textOf(Ages?.Minors),
    // A size without ages is shown as adults, to be put right.
    Adults: textOf(Ages ? Ages.Adults : (HouseholdSize ?? 0)),
    Seniors: textOf(Ages?.Seniors),
    programs: [],
    isBelowLine: false,
    county: Held?.CountyID ?? 0,
    residency: '',
    proxies: (Held?.Proxies ?? []).filter(({ Until }) => Until >= Day),
    method: Methods.includes('typed') ? 'typed' : (Methods[0] ?? 'typed'),
    strokes: '',
    paper: null,
    memberName: Name,
    signedName: Name,
    language,
  }
}

const count = (typed: string) => Number(typed.trim() || 0)
export const declaredPeople = ({ Minors, Adults, Seniors }: Declaring) => count(Minors) + count(Adults) + count(Seniors)
export const lineFor = (declaration: TefapDeclaration, people: number) =>
  incomeLine(declaration.IncomeTable, Math.max(1, people))

/** Sentence about what is still missing. */
export function missingIn(values: Declaring): PlainKey<typeof tefapTexts> | undefined {
  const people = declaredPeople(values)
  if (!Number.isInteger(people) || people < 1) return 'peopleMissing'
  if (values.programs.length === 0 && !values.isBelowLine) return 'basisMissing'
  if (values.residency === '') return 'residencyMissing'
  if (values.memberName.trim() === '' || values.signedName.trim() === '') return 'nameMissing'
  if (values.method === 'touch' && values.strokes === '') return 'signature'
  if (values.method === 'paper' && values.paper === null) return 'paperMissing'
  return values.proxies.some(({ Name, Until }) => Name.trim() === '' || Until === '') ? 'proxyMissing' : undefined
}

export function declarationToSend(
  values: Declaring,
  { TextVersion, IncomeTable, Held, Notice }: TefapDeclaration,
): Omit<Input<typeof signTefapDeclaration>, 'id'> {
  const isCategorical = values.programs.length > 0
  return {
    MemberName: values.memberName.trim(),
    SignedName: values.signedName.trim(),
    Ages: { Minors: count(values.Minors), Adults: count(values.Adults), Seniors: count(values.Seniors) },
    Basis: isCategorical ? 'categorical' : 'income',
    Programs: [...values.programs],
    IncomeTable: isCategorical ? null : IncomeTable.Version,
    Residency: values.residency === 'noFixedAddress' ? 'noFixedAddress' : 'resident',
    Method: values.method,
    ...(values.method === 'touch' ? { Strokes: values.strokes } : {}),
    ...(values.method === 'paper' && values.paper ? { PaperPhotoKey: values.paper.key } : {}),
    Language: values.language,
    TextVersion,
    NoticeVersion: Notice.Version,
    ...(values.county === 0 ? {} : { CountyID: values.county }),
    Proxies: values.proxies.map(({ Name, Until }) => ({ Name: Name.trim(), Until })),
    Held: Held?.ID ?? null,
  }
}
