import { noPantryAmounts } from '../totals/totals.ts'
import type { PantryToday, TodayWindow } from './api.ts'

/** A window of the middle of a pantry's day. */
export const busyWindow: TodayWindow = {
  ID: 7,
  Kind: 'pickup',
  PantryLocationID: 1,
  Label: 'Church hall',
  OrderDay: '2026-11-24',
  StartTime: '10:00:00',
  EndTime: '10:59:59',
  ToPack: 12,
  Packed: 20,
  HandedOver: 31,
  Late: 2,
}
/** A day without an order. */
export const quietPantryDay: PantryToday = {
  Day: '2026-11-24',
  Windows: [],
  Tomorrow: { Orders: 0, ToPack: 0 },
  Coming: [],
  MoreComing: 0,
  NoShows: 0,
  CameBack: [],
  MoreCameBack: 0,
  Low: [],
  MoreLow: 0,
  Figures: noPantryAmounts,
  Days: [],
}
