import LabelOutlined from '@mui/icons-material/LabelOutlined'
import { Alert } from '@mui/material'
import type { PackingWindow } from '../../../../../shared/pantry/orders/packing.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import * as pantryReports from '../../../../../shared/pantry/pantryReports/api.ts'
import { type LabelSheet, labelSheets } from '../../../../../shared/pantry/pantryReports/pantryReport.ts'
import { customerReportTexts } from '../../../../../shared/pantry/pantryReports/texts.ts'
import { MenuButton } from '../../../core/ui/MenuButton.tsx'
import { useText } from '../../../core/words/language.tsx'
import { labelsInput } from '../../pantryReports/orderReportInput.ts'
import { useExport } from '../../pantryReports/useExport.ts'

/** Labels for the bags of a window's orders, one an order with the name, on the stock that is in the printer, in each neighbor's language or in staff's. */
export default function PackLabels({ window: { ID: id, Kind } }: { window: Pick<PackingWindow, 'ID' | 'Kind'> }) {
  const text = useText(orderWorkTexts)
  const reportText = useText(customerReportTexts)
  const { save, failure } = useExport(() => undefined)
  const print = (sheet: LabelSheet, inStaffLanguage: boolean) => {
    const parameters = {
      ...({ pantryReport: 'labels', format: 'PDF', isFull: false } as const),
      orders: Kind === 'pickup' ? { PantryLocationPickupTimeID: id } : { FoodBankDeliveryTimeID: id },
      labels: { sheet, labelsPerOrder: 1, includeCustomerName: true, inStaffLanguage },
    }
    const input = labelsInput(parameters)
    return save({ endpoint: pantryReports.exportLabels, input, fileName: 'labels.pdf', parameters })
  }
  const entries = [false, true].flatMap((inStaffLanguage) =>
    labelSheets.map((sheet) => {
      const name = reportText(`sheet.${sheet}`)
      return {
        key: `${sheet} ${inStaffLanguage}`,
        label: inStaffLanguage ? reportText('sheetInStaffLanguage', { sheet: name }) : name,
        onChoose: () => void print(sheet, inStaffLanguage),
      }
    }),
  )
  return (
    <>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      <MenuButton label={text('bagLabels')} entries={entries}>
        <LabelOutlined />
      </MenuButton>
    </>
  )
}
