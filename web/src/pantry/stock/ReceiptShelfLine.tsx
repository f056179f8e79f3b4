import { Box, Button, Stack, Typography } from '@mui/material'
import { readGs1 } from '../../../../shared/pantry/products/gs1.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import { maxLotName } from '../../../../shared/pantry/stock/lot.ts'
import { maxShelfLines, proposedQuantity, type ReceiptShelf } from '../../../../shared/pantry/stock/shelf.ts'
import { Quantity } from '../../../../shared/pantry/stock/stock.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { receiptItemName } from '../../../../shared/rescue/donations/names.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { numberText } from '../../core/time/time.ts'
import { DayInput, TextInput } from '../../core/ui/inputs.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { ProductChoice } from './ProductField.tsx'

/** A category of a receipt, as it is put on the shelf: one or more products, each with its number. */

type Line = ReceiptShelf['Lines'][number]

/** A product that was chosen for a category, in a row of its own. */
export interface Chosen {
  readonly row: number
  readonly product: number | null
  readonly quantity: string
  readonly lot?: string
  readonly bestBy?: string
}
const nothing: Chosen = { row: 0, product: null, quantity: '' }

/** Of one known product as many as the category weighs; of several, how many of each is the person's to say. */
export function proposals(line: Line, products: readonly ProductGridRow[]): readonly Chosen[] {
  const known = line.SuggestedProductIDs.filter((id) => products.some(({ ID }) => ID === id))
  if (known.length > 1) return known.map((product, row) => ({ row, product, quantity: '' }))
  return [known[0] === undefined ? nothing : { row: 0, ...proposal(line.Pounds, products, known[0]) }]
}

function proposal(pounds: number, products: readonly ProductGridRow[], product: number | null) {
  const weight = products.find(({ ID }) => ID === product)?.WeightPounds
  return { product, quantity: weight === undefined ? '' : String(proposedQuantity(pounds, weight)) }
}

/** The products of a category that have a number, each once. */
export function countedLines({ DonationCategoryID }: Line, choices: readonly Chosen[]) {
  const counted = choices.flatMap(({ product, quantity, lot, bestBy }) => {
    const count = Number(quantity)
    return product === null || quantity === '' || count < 1 || !Quantity.safeParse(count).success
      ? []
      : {
          ...{ DonationCategoryID, PantryInventoryItemID: product, Quantity: count },
          ...(lot?.trim() ? { Lot: lot } : {}),
          ...(bestBy ? { BestBy: bestBy } : {}),
        }
  })
  return [...new Map(counted.map((line) => [line.PantryInventoryItemID, line])).values()]
}

/** Categories, each whole, in calls of at most so many lines. */
export function batchesOf<L>(categories: readonly (readonly L[])[], most: number): L[][] {
  const batches: L[][] = []
  for (const lines of categories.filter(({ length }) => length > 0)) {
    const last = batches.at(-1)
    if (last && last.length + lines.length <= most) last.push(...lines)
    else batches.push([...lines])
  }
  return batches
}

/** Pounds of a category that no product of it stands for yet. */
function poundsLeft({ Pounds }: Line, choices: readonly Chosen[], products: readonly ProductGridRow[]): number {
  const weightOf = (id: number | null) => products.find(({ ID }) => ID === id)?.WeightPounds ?? 0
  return Math.max(0, Pounds - choices.reduce((sum, one) => sum + Number(one.quantity) * weightOf(one.product), 0))
}

interface CategoryLinesProps {
  line: Line
  receiptId: number
  products: ProductGridRow[]
  chosen: readonly Chosen[]
  onChoose: (chosen: readonly Chosen[]) => void
}

export function CategoryLines({ line, receiptId, products, chosen, onChoose }: CategoryLinesProps) {
  const text = useText(stockTexts)
  const { language } = useLanguage()
  const { PutOn, Pounds } = line
  const category = receiptItemName(line, language)
  if (PutOn) return <PutLine category={category} receiptId={receiptId} putOn={PutOn} />
  const left = poundsLeft(line, chosen, products)
  const number = (value: number) => numberText(Math.round(value * 10) / 10, language)
  return (
    <Box role="group" aria-label={category}>
      <Stack spacing={1.5}>
        {chosen.map((one, index) => (
          <ShelfProduct
            key={one.row}
            category={category}
            products={products.filter(({ ID }) => ID === one.product || !chosen.some(({ product }) => product === ID))}
            chosen={one}
            isAsLastTime={one.product !== null && line.SuggestedProductIDs.includes(one.product)}
            onProduct={(product) => {
              const others = poundsLeft(line, chosen.with(index, nothing), products)
              onChoose(chosen.with(index, { row: one.row, ...proposal(others, products, product) }))
            }}
            onChange={(change) => onChoose(chosen.with(index, { ...one, ...change }))}
          />
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {text('shelfLeft', { left: number(left), pounds: number(Pounds) })}
      </Typography>
      {chosen.at(-1)?.product == null || chosen.length >= maxShelfLines ? null : (
        <Button
          size="small"
          onClick={() => onChoose([...chosen, { ...nothing, row: chosen.length }])}
          aria-label={text('shelfMoreNamed', { category })}
          sx={{ ml: -0.75 }}
        >
          {text('shelfMore')}
        </Button>
      )}
    </Box>
  )
}

interface PutLineProps {
  category: string
  receiptId: number
  putOn: NonNullable<Line['PutOn']>
}

/** A category that is on the shelf, with what became of each of its products. */
function PutLine({ category, receiptId, putOn }: PutLineProps) {
  const text = useText(stockTexts)
  const prefix = useRolePrefix()
  const { language } = useLanguage()
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{category}</Typography>
      {putOn.Products.map(({ PantryInventoryItemID: id, ProductName: name, Quantity: quantity, Lot: lot }) => (
        <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <Typography variant="body2">
            {text('shelfDone', { quantity: numberText(quantity, language), product: name })}
            {lot ? ` · ${text('lotOf', { lot })}` : ''}
          </Typography>
          <Button size="small" href={paths.recall(prefix, id, receiptId)} aria-label={text('recallNamed', { name })}>
            {text('recall')}
          </Button>
        </Box>
      ))}
    </Box>
  )
}

interface ShelfProductProps {
  category: string
  products: ProductGridRow[]
  chosen: Chosen
  isAsLastTime: boolean
  onProduct: (product: number | null) => void
  onChange: (change: Partial<Chosen>) => void
}

function ShelfProduct({ category, products, chosen, isAsLastTime, onProduct, onChange }: ShelfProductProps) {
  const text = useText(stockTexts)
  const { language } = useLanguage()
  const weight = products.find(({ ID }) => ID === chosen.product)?.WeightPounds
  const hint = weight === undefined ? '' : text('shelfHint', { weight: numberText(weight, language) })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 120px', gap: 1.5, alignItems: 'start' }}>
      <ProductChoice
        products={products}
        value={chosen.product}
        onChange={onProduct}
        label={text('shelfProduct', { category })}
        helperText={[hint, isAsLastTime ? text('shelfSuggested') : ''].filter(Boolean).join(', ')}
        noOptions={text('noProducts')}
      />
      <TextInput
        type="number"
        label={text('quantity')}
        value={chosen.quantity}
        disabled={chosen.product === null}
        onChange={(quantity) => onChange({ quantity })}
        htmlInput={{ 'aria-label': text('shelfQuantity', { category }), min: 0, step: 1, inputMode: 'numeric' }}
      />
      {chosen.product === null ? null : <ShelfLot category={category} chosen={chosen} onChange={onChange} />}
    </Box>
  )
}

/** Lot and day of the package; a scanner that types an element string fills both. */
function ShelfLot({ category, chosen, onChange }: Pick<ShelfProductProps, 'category' | 'chosen' | 'onChange'>) {
  const text = useText(stockTexts)
  const { today } = useToday()
  const { lot = '', bestBy = '' } = chosen
  const take = () => {
    const read = readGs1(lot, today)
    if (read) onChange({ lot: read.lot ?? '', ...(read.bestBy ? { bestBy: read.bestBy } : {}) })
  }
  return (
    <>
      <TextInput
        label={text('lot')}
        value={lot}
        onChange={(typed) => onChange({ lot: typed })}
        onBlur={take}
        helperText={text('lotHint')}
        htmlInput={{ 'aria-label': text('shelfLot', { category }), maxLength: maxLotName }}
      />
      <DayInput
        label={text('bestBy')}
        value={bestBy}
        onChange={(typed) => onChange({ bestBy: typed })}
        htmlInput={{ 'aria-label': text('shelfBestBy', { category }) }}
      />
    </>
  )
}
