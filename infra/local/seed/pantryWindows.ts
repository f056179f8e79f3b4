import { counterKey } from '../../../functions/core/table/ids.ts'
import { table } from '../../../functions/core/table/table.ts'
import { locationsOfOwner } from '../../../functions/pantry/locations/locationTable.ts'
import { countProgramUse, programsOfOwner } from '../../../functions/pantry/programs/programTable.ts'
import { newWindowWrite } from '../../../functions/pantry/windows/windowTable.ts'
import { addDays, isoWeekdayOf, localDay } from '../../../shared/core/time/zone.ts'
import { namedOnWindow } from '../../../shared/pantry/programs/deliveryProgram.ts'
import { slice } from '../../../shared/pantry/windows/slots.ts'
import { newWindow, type WindowDraft, type WindowPlace } from '../../../shared/pantry/windows/window.ts'
import { draftOfFields } from '../../../shared/pantry/windows/windowRules.ts'
import { type PlannedPantry, type PlannedWindows, windowDays } from './pantries.ts'

/** The pickup and delivery windows of the demonstration's pantries: three weeks that are past, five to come. */
export async function writePantryWindows(pantries: readonly PlannedPantry[], now: Date): Promise<void> {
  for (const pantry of pantries) {
    const locations = await locationsOfOwner(pantry.EntityID)
    for (const { Label, windows } of pantry.locations) {
      const location = locations.find((one) => one.Label === Label)
      if (!location) throw new Error(`No location ${Label}`)
      const place = {
        ...placeOf(pantry),
        Kind: 'pickup',
        PantryLocationID: location.ID,
        DeliveryProgramName: null,
      } as const
      await write(place, draftsOf(windows, pantry.TimeZone, now, null))
    }
    const programs = await programsOfOwner(pantry.EntityID)
    for (const { Name, windows } of pantry.programs) {
      const program = programs.find((one) => one.Name === Name)
      if (!program) throw new Error(`No delivery program ${Name}`)
      const place = { ...placeOf(pantry), Kind: 'delivery', PantryLocationID: null, ...namedOnWindow(program) } as const
      await write(place, draftsOf(windows, pantry.TimeZone, now, program.ID))
    }
  }
}

const placeOf = ({ EntityID, FoodBankID, TimeZone }: PlannedPantry) => ({ EntityID, FoodBankID, TimeZone })

/** Monday is 1. */

function draftsOf(planned: PlannedWindows, zone: string, now: Date, program: number | null): WindowDraft[] {
  const first = addDays(localDay(now, zone), -windowDays.back)
  const days = Array.from({ length: windowDays.back + windowDays.ahead + 1 }, (_, later) => addDays(first, later))
  const slots = slice({ StartTime: `${planned.start}:00`, EndTime: `${planned.end}:00` }, planned.slot)
  return days
    .filter((day) => planned.weekdays.includes(isoWeekdayOf(day)))
    .flatMap((OrderDay) =>
      slots.map((slot) => {
        const open = { OpenDay: addDays(OrderDay, -planned.daysOpenBefore), OpenTime: '00:00:00' }
        const close = { CloseDay: addDays(OrderDay, -1), CloseTime: '18:00:00' }
        const rest = { MaximumOrders: planned.maximum, EntityDeliveryProgramID: program }
        return draftOfFields({ OrderDay, ...slot, ...open, ...close, ...rest }, zone)
      }),
    )
}

/** Windows of one transaction, beside the count of their program. */
const atOnce = 90

async function write(place: WindowPlace, drafts: readonly WindowDraft[]): Promise<void> {
  for (let start = 0; start < drafts.length; start += atOnce) {
    const part = drafts.slice(start, start + atOnce)
    const first = await table.nextBlock(counterKey('orderWindow'), part.length)
    const program = part[0]?.EntityDeliveryProgramID ?? null
    await table.commit([
      ...part.map((draft, index) => newWindowWrite(newWindow(first + index, place, draft))),
      ...(program === null ? [] : [countProgramUse(program, 'window', part.length)]),
    ])
  }
}
