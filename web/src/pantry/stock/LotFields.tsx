import { Alert, Button } from '@mui/material'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { readGs1 } from '../../../../shared/pantry/products/gs1.ts'
import { gtin14 } from '../../../../shared/pantry/products/gtin.ts'
import { maxReceiptWords } from '../../../../shared/pantry/stock/stock.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { DateField, TextField } from '../../core/ui/form/fields.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useText } from '../../core/words/language.tsx'
import { canScan } from './barcodes.ts'
import { lotFormats } from './lotBarcode.ts'

const BarcodeScanner = lazy(() => import('./BarcodeScanner.tsx'))

interface Lotted extends FieldValues {
  Lot: string
  BestBy: string
}
interface LotFieldsProps<V extends Lotted> {
  form: UseFormReturn<V>
  gtin: string | null
  isUsda: boolean
}

/** Lot and day of a delivery: typed, or from a GS1 barcode, by the camera or by a scanner that types into the field. */
export function LotFields<V extends Lotted>({ form, gtin, isUsda }: LotFieldsProps<V>) {
  const text = useText(stockTexts)
  const { today } = useToday()
  const [isScanning, setScanning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { control, setValue } = form as unknown as UseFormReturn<Lotted>
  const take = (code: string, isScanned: boolean) => {
    const read = readGs1(code, today)
    if (!read) return isScanned ? setProblem(text('lotNoGs1')) : undefined
    setValue('Lot', read.lot ?? '', { shouldDirty: true })
    if (read.bestBy) setValue('BestBy', read.bestBy, { shouldDirty: true })
    const isOther = read.gtin !== undefined && gtin !== null && read.gtin !== gtin14(gtin)
    setProblem(isOther ? text('lotOtherProduct', { gtin: read.gtin ?? '' }) : undefined)
    setScanning(false)
  }
  const typed = useWatch({ control, name: 'Lot' })
  const latest = useRef(take)
  latest.current = take
  useEffect(() => latest.current(typed, false), [typed])
  return (
    <>
      <TextField
        control={control}
        name="Lot"
        label={text('lot')}
        helperText={text(isUsda ? 'lotUsda' : 'lotHint')}
        htmlInput={{ maxLength: maxReceiptWords }}
      />
      <DateField control={control} name="BestBy" label={text('bestBy')} />
      {problem ? <Alert severity="warning">{problem}</Alert> : null}
      {isScanning ? (
        <Suspense fallback={null}>
          <BarcodeScanner formats={lotFormats} onRead={(code) => take(code, true)} onStop={() => setScanning(false)} />
        </Suspense>
      ) : canScan() ? (
        <Button variant="outlined" onClick={() => setScanning(true)}>
          {text('lotScan')}
        </Button>
      ) : null}
    </>
  )
}
