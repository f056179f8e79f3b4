import type { Input } from '../../../../../shared/core/schema/endpoint.ts'
import { instantAt } from '../../../../../shared/core/time/wallTime.ts'
import type * as orders from '../../../../../shared/pantry/orders/api.ts'
import { type HandOverWarning, handOverWarnings } from '../../../../../shared/pantry/orders/handOver.ts'
import type { SheetRow } from '../../../../../shared/pantry/orders/later/paper.ts'
import type { PackingWindow } from '../../../../../shared/pantry/orders/packing.ts'
import type { IncomeProgram } from '../../../../../shared/pantry/tefap/limits.ts'
import { type HouseholdValues, toldHousehold } from '../handOver/householdToday.ts'

/** Line of a signed sheet, as a clerk types it in. */
export interface TypedLine {
  /** '' while it is not chosen, `self` of the person who ordered, `nobody`, `other`, or the name of who may pick up. */
  readonly by: string
  /** Of `other`. */
  readonly name: string
  /** On the clock of the place; '' as for the others. */
  readonly time: string
  /** '' of the income line. */
  readonly program: IncomeProgram | ''
  readonly ages: Pick<HouseholdValues, 'Minors' | 'Adults' | 'Seniors'>
}
export const untyped: TypedLine = {
  ...{ by: '', name: '', time: '', program: '' },
  ages: { Minors: '', Adults: '', Seniors: '' },
}

/** Warnings that the sheet answers: its bag was there on its day. */
const answered: readonly HandOverWarning[] = ['notPacked', 'otherDay']

export const isToType = ({ StatusCode, HandedOver }: SheetRow) => StatusCode !== 'DELIVEREDTONEIGHBOR' && !HandedOver
export const isChosen = ({ by, name }: TypedLine) => by !== '' && (by !== 'other' || name.trim() !== '')
export const nameOnSheet = ({ FoodInsecureNeighbor: one }: SheetRow) => `${one.FirstName} ${one.LastName}`.trim()

interface Sheet {
  readonly window: Pick<PackingWindow, 'OrderDay' | 'StartTime' | 'TimeZone'>
  readonly witness: string
  /** Of lines without a time of their own. */
  readonly time: string
  readonly isAnyway: boolean
}

/** Hand-over that a line says. */
export function handOverOfLine(row: SheetRow, line: TypedLine, sheet: Sheet): Input<typeof orders.handOverOrder> {
  const { by, name, program, ages } = line
  const isProxy = by !== 'self' && by !== 'nobody'
  const signer = by === 'nobody' ? null : by === 'self' ? nameOnSheet(row) : by === 'other' ? name.trim() : by
  const { OrderDay, StartTime, TimeZone = 'UTC' } = sheet.window
  const time = line.time || sheet.time
  const isDeclared = signer !== null && row.CertifiedTo === null
  return {
    id: row.ID,
    RecipientKind: isProxy ? 'proxy' : 'household',
    RecipientName: isProxy ? signer : null,
    ...toldHousehold({ HouseholdSize: '', ...ages }),
    At: instantAt(OrderDay, time ? `${time}:00` : StartTime, TimeZone).toISOString(),
    Acknowledged: sheet.isAnyway
      ? [...handOverWarnings]
      : [...answered, ...(signer === null ? ['noCertificate' as const] : [])],
    Paper: {
      SignedName: signer,
      Witness: sheet.witness.trim(),
      ...(isDeclared ? { Declaration: { Programs: program ? [program] : [] } } : {}),
    },
  }
}
