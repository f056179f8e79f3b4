import { isRefusal } from '../../shared/answer.ts'
import { realtime } from '../../shared/api/realtime.ts'
import { exportRefusal } from '../../shared/dashboard/range.ts'
import { csv } from '../../shared/grid/csv.ts'
import { gridTexts } from '../../shared/text/grid.ts'
import { endpoint } from '../http.ts'
import { gridLines } from './grids.ts'

/** The grid's columns as a file for a spreadsheet; days in the file's name are the ones asked for. */
export const handler = endpoint(realtime.exportGrid, async (context) => {
  const { dateStartFilter: start, dateEndFilter: end } = context.input
  const refusal = exportRefusal(start, end)
  if (refusal) return refusal
  const lines = await gridLines(context)
  if (isRefusal(lines)) return lines
  const text = gridTexts[context.language]
  const withFoodBank = context.caller.Role === 'fano'
  const withAgency = lines.some((line) => line.AgencyText !== '')
  const head = [
    'ID',
    text.code,
    text.donorEntered,
    ...(withFoodBank ? [text.foodBank] : []),
    text.donor,
    text.location,
    ...(withAgency ? [text.agency] : []),
    text.donation,
    text.pounds,
    text.status,
    text.statusDetail,
    text.delivery,
  ]
  const content = csv([
    head,
    ...lines.map((line) => [
      line.ID,
      line.Code,
      line.Created,
      ...(withFoodBank ? [line.FoodBank.Name] : []),
      line.DonorLocation.Donor.Name,
      line.DonorLocation.Code,
      ...(withAgency ? [line.AgencyText] : []),
      line.DonationContentsSummary,
      line.Pounds,
      line.PrimaryStatus.Title,
      line.PrimaryStatus.Subtitle,
      line.DeliveryText,
    ]),
  ])
  return { fileName: `donations-${start}-${end}.csv`, content }
})
