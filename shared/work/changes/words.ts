import type { Role } from '../../core/access.ts'
import { app } from '../../core/text/app.ts'
import { languageNames } from '../../core/text/languages.ts'
import { fill, type Language, plural } from '../../core/text/text.ts'
import { type Limit, typeOf } from '../../pantry/limits/limit.ts'
import { scopeInWords, withSizes } from '../../pantry/limits/summary.ts'
import type {
  AvailabilityChange,
  GoodsChange,
  LimitChange,
  NeighborChange,
  PeopleChange,
  StaffChange,
  StockChange,
} from './change.ts'
import { changeTexts } from './texts.ts'

/** A change as a sentence: who changed what, from which value to which. */
export function changeInWords(change: StaffChange, language: Language): string {
  switch (change.Kind) {
    case 'people':
      return personChange(change, language)
    case 'stock':
      return stockChange(change, language)
    case 'goods':
      return goodsChange(change, language)
    case 'products':
      return availabilityChange(change, language)
    case 'neighbors':
      return neighborChange(change, language)
    default:
      return limitChange(change, language)
  }
}

/** Null is the operator of the tenant. */
export const makerName = ({ By }: Pick<StaffChange, 'By'>, language: Language): string =>
  By?.Name ?? changeTexts[language].operator

function personChange(change: PeopleChange, language: Language): string {
  const text = changeTexts[language]
  const { Action, Person: person, Role, NewRole, Name, NewName, Language: old, NewLanguage } = change
  const by = makerName(change, language)
  const nameOf = (role: Role | undefined) => (role ? app[language][`role.${role}`] : '')
  const sentences = [
    ...(Name && NewName ? [fill(text['people.renamedTo'], { by, name: Name, newName: NewName })] : []),
    ...(old && NewLanguage
      ? [
          fill(text['people.language'], {
            ...{ by, person },
            ...{ language: languageNames[old], newLanguage: languageNames[NewLanguage] },
          }),
        ]
      : []),
  ]
  if (sentences.length > 0) return sentences.join(' ')
  return fill(text[`people.${Action}`], { by, person, role: nameOf(Role), newRole: nameOf(NewRole) })
}

function stockChange(change: StockChange, language: Language): string {
  const text = changeTexts[language]
  const { Action, Product: product, From: from, To: to, Reason = 'other', Note: note } = change
  const counted = from === to ? 'stock.countedSame' : 'stock.counted'
  const key = Action === 'corrected' && Reason === 'counted' ? counted : (`stock.${Action}` as const)
  const by = makerName(change, language)
  const sentence = fill(text[key], { by, product, from, to, reason: text[`reason.${Reason}`] })
  return note ? fill(text.withNote, { sentence, note }) : sentence
}

/** '+30', and '−30' with the sign that is as wide. */
const signed = (quantity: number) => (quantity < 0 ? `−${-quantity}` : `+${quantity}`)

function goodsChange(change: GoodsChange, language: Language): string {
  const { Action, Product: product, Quantity, Source } = change
  const values = { by: makerName(change, language), product, quantity: signed(Quantity), code: Source.Code }
  return fill(changeTexts[language][`goods.${Action}`], values)
}

const availabilityChange = (change: AvailabilityChange, language: Language): string =>
  fill(changeTexts[language][`products.${change.Action}`], {
    by: makerName(change, language),
    product: change.Product,
  })

const neighborChange = (change: NeighborChange, language: Language): string =>
  fill(changeTexts[language][`neighbors.${change.Action}`], {
    by: makerName(change, language),
    number: change.CustomerID,
    duplicate: change.DuplicateID ?? '',
  })

/** '2 items every week'. */
function limitInWords(limit: Limit, language: Language): string {
  const key = plural(language, `limit${typeOf(limit)}`, limit.Value)
  const words = fill(changeTexts[language][key], { count: limit.Value, scope: scopeInWords(limit, language) })
  return withSizes(words, limit, language)
}

function limitChange(change: LimitChange, language: Language): string {
  const text = changeTexts[language]
  const { Of, From, To } = change
  const subject = fill(text[`of.${Of.Kind}`], { name: Of.Name })
  const key = From && To ? 'limits.changed' : To ? 'limits.added' : 'limits.removed'
  const inWords = (limit: Limit | null) => (limit ? limitInWords(limit, language) : '')
  return fill(text[key], { by: makerName(change, language), subject, from: inWords(From), to: inWords(To) })
}
