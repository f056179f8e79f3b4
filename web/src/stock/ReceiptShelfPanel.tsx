import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import * as inventory from '../../../shared/api/inventory.ts'
import * as stock from '../../../shared/api/stock.ts'
import { receiptItemName } from '../../../shared/donation/names.ts'
import type { ProductGridRow } from '../../../shared/product/view.ts'
import { maxShelfLines, proposedQuantity, type ReceiptShelf } from '../../../shared/stock/shelf.ts'
import { Quantity } from '../../../shared/stock/stock.ts'
import { stockTexts } from '../../../shared/text/stock.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { refusalReason } from '../data/client.ts'
import { useAction } from '../data/useAction.ts'
import { useApi, useStoreAnswer } from '../data/useApi.ts'
import { useRolePrefix } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { numberText } from '../ui/time.ts'
import { ProductChoice } from './ProductField.tsx'

type Line = ReceiptShelf['Lines'][number]
interface Chosen {
  readonly product: number | null
  readonly quantity: string
}

/** Puts what a receipt says on the shelf; nothing shows where the caller runs no pantry that received it. */
export default function ReceiptShelfPanel({ receiptId }: { receiptId: number }) {
  const { data: shelf } = useApi(stock.getReceiptShelf, { id: receiptId }, { shouldRetryOnError: false })
  const { data: products = [] } = useApi(inventory.listItems, shelf ? {} : null)
  return shelf && products.length > 0 ? <Shelf key={shelf.ReceiptID} shelf={shelf} products={products} /> : null
}

function Shelf({ shelf, products }: { shelf: ReceiptShelf; products: ProductGridRow[] }) {
  const text = useText(stockTexts)
  const toast = useToast()
  const storeAnswer = useStoreAnswer()
  const { run, busy } = useAction(stock.putReceiptOnShelf)
  const [problem, setProblem] = useState<string>()
  const [chosen, setChosen] = useState<Readonly<Record<number, Chosen>>>({})
  const choiceOf = (line: Line): Chosen =>
    chosen[line.DonationCategoryID] ?? proposal(line, products, line.SuggestedProductID)
  const lines = shelf.Lines.flatMap((line) => {
    const { product, quantity } = choiceOf(line)
    const count = Number(quantity)
    if (line.PutOn || product === null || quantity === '' || count < 1 || !Quantity.safeParse(count).success) return []
    return [{ DonationCategoryID: line.DonationCategoryID, PantryInventoryItemID: product, Quantity: count }]
  }).slice(0, maxShelfLines)
  const put = async () => {
    if (lines.length === 0) return setProblem(text('shelfNone'))
    setProblem(undefined)
    try {
      storeAnswer(stock.getReceiptShelf, { id: shelf.ReceiptID }, await run({ id: shelf.ReceiptID, Lines: lines }))
      toast(text('shelfSaved', { count: lines.reduce((sum, line) => sum + line.Quantity, 0) }))
    } catch (error) {
      setProblem(refusalReason(error) ?? text('shelfFailed'))
    }
  }
  const isDone = shelf.Lines.every(({ PutOn }) => PutOn)
  return (
    <Box component="section" aria-labelledby="shelf-title" className="no-print" sx={{ mt: 4 }}>
      <Typography variant="h3" id="shelf-title">
        {text('shelfTitle')}
      </Typography>
      {isDone ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {text('shelfLead')}
        </Typography>
      )}
      <Stack spacing={2} sx={{ mt: 2 }}>
        {shelf.Lines.map((line) => (
          <ShelfLine
            key={line.DonationCategoryID}
            line={line}
            receiptId={shelf.ReceiptID}
            products={products}
            chosen={choiceOf(line)}
            onChoose={(choice) => setChosen({ ...chosen, [line.DonationCategoryID]: choice })}
          />
        ))}
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        {isDone ? null : (
          <Button variant="contained" loading={busy} onClick={() => void put()}>
            {text('shelfAction')}
          </Button>
        )}
      </Stack>
    </Box>
  )
}

function proposal(line: Line, products: readonly ProductGridRow[], product: number | null): Chosen {
  const weight = products.find(({ ID }) => ID === product)?.WeightPounds
  return { product, quantity: weight === undefined ? '' : String(proposedQuantity(line.Pounds, weight)) }
}

interface ShelfLineProps {
  line: Line
  receiptId: number
  products: ProductGridRow[]
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

function ShelfLine({ line, receiptId, products, chosen, onChoose }: ShelfLineProps) {
  const text = useText(stockTexts)
  const prefix = useRolePrefix()
  const { language } = useLanguage()
  const { PutOn, Pounds } = line
  const category = receiptItemName(line, language)
  const number = (value: number) => numberText(value, language)
  if (PutOn)
    return (
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{category}</Typography>
        <Typography variant="body2">
          {text('shelfDone', { quantity: number(PutOn.Quantity), product: PutOn.ProductName })}
        </Typography>
        <Button
          size="small"
          href={paths.recall(prefix, PutOn.PantryInventoryItemID, receiptId)}
          aria-label={text('recallNamed', { name: PutOn.ProductName })}
          sx={{ ml: -0.625 }}
        >
          {text('recall')}
        </Button>
      </Box>
    )
  const weight = products.find(({ ID }) => ID === chosen.product)?.WeightPounds
  const hint = weight === undefined ? undefined : text('shelfHint', { pounds: number(Pounds), weight: number(weight) })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 120px', gap: 1.5, alignItems: 'start' }}>
      <ProductChoice
        products={products}
        value={chosen.product}
        onChange={(product) => onChoose(proposal(line, products, product))}
        label={text('shelfProduct', { category })}
        helperText={[hint, chosen.product === line.SuggestedProductID && hint ? text('shelfSuggested') : '']
          .filter(Boolean)
          .join(', ')}
        noOptions={text('noProducts')}
      />
      <TextField
        type="number"
        label={text('quantity')}
        value={chosen.quantity}
        disabled={chosen.product === null}
        onChange={(event) => onChoose({ ...chosen, quantity: event.target.value })}
        slotProps={{
          htmlInput: { 'aria-label': text('shelfQuantity', { category }), min: 0, step: 1, inputMode: 'numeric' },
        }}
      />
    </Box>
  )
}
