import { Box, Button, Chip, Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import { shownAllergens } from '../../../../shared/pantry/needs/allergens.ts'
import { maxBrand, maxShelf } from '../../../../shared/pantry/products/product.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import { stockNumberTexts } from '../../../../shared/pantry/stock/stockNumbersTexts.ts'
import { tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import { Thumbnail } from '../../core/figures/Thumbnail.tsx'
import { type Column, column } from '../../core/grid/column.ts'
import { useIsCompact } from '../../core/grid/density.ts'
import { clamped, singleLine } from '../../core/grid/lines.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { type TextOf, useLanguage, useText } from '../../core/words/language.tsx'
import { AllergenMark } from '../needs/AllergenMark.tsx'
import { useAllergenLines } from '../needs/foodWords.ts'
import { StockLines } from '../stock/StockLines.tsx'
import { TagLabel } from '../tags/TagLabel.tsx'
import { InlineField } from './InlineField.tsx'
import { packedAs } from './packedAs.ts'
import { QuantityStepper } from './QuantityStepper.tsx'
import { SourceIcon } from './SourceIcon.tsx'
import type { AdjustedField } from './useAdjust.ts'

type ProductText = TextOf<typeof productTexts>

export interface ProductActions {
  open: (id: number) => void
  adjust: (row: ProductGridRow, field: AdjustedField, typed: string) => Promise<unknown>
}
export interface RowProps {
  row: ProductGridRow
  actions: ProductActions
}

const wrapped = { whiteSpace: 'normal', lineHeight: 1.3 } as const

/** The storage location's column is left out where the pantry has none (section 2). */
export function productColumns(
  text: ProductText,
  actions: ProductActions,
  hasStorage: boolean,
): Column<ProductGridRow>[] {
  const edited = (field: 'Brand' | 'Location', label: string) => (row: ProductGridRow) => (
    <EditedText row={row} field={field} label={label} actions={actions} />
  )
  return [
    column('Name', text('name'), { flex: 2.4, minWidth: 132, compactSize: { flex: 2.4, minWidth: 196 } }, (row) => (
      <NameCell row={row} />
    )),
    column(
      'Source',
      text('source'),
      { flex: 0.7, minWidth: 90, compactSize: 'folded' },
      (row) => row.PantryInventoryItemSource.Name,
    ),
    column(
      'Brand',
      text('brand'),
      { flex: 1, minWidth: 106, compactSize: { flex: 0.8, minWidth: 108 } },
      edited('Brand', text('brand')),
    ),
    ...(hasStorage
      ? [
          column<ProductGridRow>(
            'StorageLocation',
            text('storageColumn'),
            { flex: 0.8, minWidth: 92, compactSize: 'folded' },
            (row) => <Box sx={wrapped}>{row.PantryInventoryStorageLocation?.Label}</Box>,
          ),
        ]
      : []),
    column('Quantity', text('quantity'), { width: 132, compactSize: { width: 138 } }, (row) => (
      <QuantityCell row={row} actions={actions} />
    )),
    column('CurrentOrderQuantity', text('currentOrders'), { width: 112 }, (row) => (
      <Box sx={{ minWidth: 0 }}>
        <Box>{row.CurrentOrderQuantity}</Box>
        {row.CurrentOrderQuantity > 0 ? <StockLines row={row} parts={['promised', 'inBags']} /> : null}
      </Box>
    )),
    column(
      'Location',
      text('location'),
      { flex: 0.7, minWidth: 88, compactSize: { flex: 0.5, minWidth: 88 } },
      (row) => <PlaceCell row={row} drawn={edited('Location', text('location'))(row)} />,
    ),
    column(
      'PackingOrder',
      text('packing'),
      { width: 84, compactSize: { width: 80, minWidth: 80 } },
      (row) => row.PackingOrder,
    ),
    column('Tags', text('tags'), { flex: 1.2, minWidth: 92, compactSize: { flex: 1.4, minWidth: 140 } }, (row) => (
      <TagsCell row={row} />
    )),
    column('Action', text('action'), { width: 86 }, (row) => <DetailsButton row={row} open={actions.open} />),
  ]
}

function NameCell({ row }: { row: ProductGridRow }) {
  const isCompact = useIsCompact()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, width: '100%' }}>
      <Box sx={{ position: 'relative' }}>
        <Thumbnail name={row.Name} path={row.Picture || undefined} size={isCompact ? 36 : 64} />
        {isCompact && row.Allergens ? <AllergenMark stated={shownAllergens(row.Allergens)} /> : null}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1, py: isCompact ? 0 : 0.5 }}>
        <Box
          title={row.Name}
          sx={{
            fontWeight: 600,
            whiteSpace: 'normal',
            ...(isCompact ? { lineHeight: 1.2, ...clamped(2) } : { lineHeight: 1.3 }),
          }}
        >
          {row.Name}
        </Box>
        <PackedLine row={row} />
        <AllergenLine row={row} />
      </Box>
    </Box>
  )
}

/** One line in a compact row: that it is inactive stands before the package in words. */
function PackedLine({ row }: { row: ProductGridRow }) {
  const text = useText(productTexts)
  const isCompact = useIsCompact()
  const inactive = isCompact ? <strong>{text('inactive')}</strong> : <StatusChip label={text('inactive')} isSmall />
  return (
    <Box sx={[packedLook, isCompact ? singleLine : wrappedLook, isCompact && !row.IsActive && smallLook]}>
      <SourceIcon source={row.PantryInventoryItemSource} />
      {row.IsActive ? null : inactive}
      {packedAs(row)}
    </Box>
  )
}

/** Allergens as far as they are known, in a tall row. */
function AllergenLine({ row: { Allergens } }: { row: ProductGridRow }) {
  const isCompact = useIsCompact()
  const allergenLines = useAllergenLines()
  if (isCompact || !Allergens) return null
  return (
    <Box sx={{ ...packedLook, ...wrappedLook, display: 'block' }}>
      {allergenLines(shownAllergens(Allergens)).join(' · ')}
    </Box>
  )
}

const wrappedLook = { flexWrap: 'wrap', whiteSpace: 'normal' } as const
const smallLook = { gap: 0.5, fontSize: 'overline.fontSize' } as const

const packedLook = {
  display: 'flex',
  gap: 0.75,
  alignItems: 'center',
  color: 'text.secondary',
  fontSize: 'caption.fontSize',
  lineHeight: 1.3,
} as const

/** A compact row says the storage location below the position in it. */
function PlaceCell({ row, drawn }: { row: ProductGridRow; drawn: ReactNode }) {
  const storage = row.PantryInventoryStorageLocation?.Label
  if (!useIsCompact() || !storage) return drawn
  return (
    <Box sx={{ minWidth: 0, width: '100%', '& button': { minHeight: 24 } }}>
      {drawn}
      <Box
        title={storage}
        sx={{ ...singleLine, color: 'text.secondary', fontSize: 'overline.fontSize', lineHeight: 1.3 }}
      >
        {storage}
      </Box>
    </Box>
  )
}

function EditedText({ row, field, label, actions }: RowProps & { field: 'Brand' | 'Location'; label: string }) {
  const text = useText(productTexts)
  return (
    <InlineField
      value={row[field]}
      label={text('editNamed', { field: label, name: row.Name })}
      maxLength={field === 'Brand' ? maxBrand : maxShelf}
      draw={(value) => (value ? <Box sx={wrapped}>{value}</Box> : <Box sx={{ color: 'text.secondary' }}>–</Box>)}
      onSave={(typed) => actions.adjust(row, field, typed)}
    />
  )
}

function QuantityCell({ row, actions }: RowProps) {
  const numbers = useText(stockNumberTexts)
  const isCompact = useIsCompact()
  return (
    <Box sx={{ width: '100%', ...(isCompact ? { '& button': { minHeight: 24 } } : {}) }}>
      <QuantityStepper row={row} onSave={(typed) => actions.adjust(row, 'Quantity', typed)} />
      {isCompact ? null : (
        <Box sx={{ color: 'text.secondary', fontSize: 'overline.fontSize', lineHeight: 1.3 }}>
          {numbers('available')}
        </Box>
      )}
      <StockLines row={row} parts={['onShelf']} />
    </Box>
  )
}

const shownTags = 1

/** The first tag whole, and how many more there are. */
function TagsCell({ row: { PantryInventoryItemsPantryInventoryItemTags: tags } }: { row: ProductGridRow }) {
  const text = useText(productTexts)
  const { language } = useLanguage()
  const isCompact = useIsCompact()
  const shown = tags.map(({ PantryInventoryItemTag: tag }) => tag)
  const named = ({ Name, PantryInventoryItemTagGroup: group }: (typeof shown)[number]) =>
    `${tagNameIn(Name, language)} [${tagNameIn(group.Name, language)}]`
  return (
    <Box sx={[tagsLook, isCompact ? {} : { flexWrap: 'wrap', py: 0.5 }]}>
      {shown.slice(0, shownTags).map((tag) => (
        <TagLabel key={tag.ID} tag={tag} size="sm" />
      ))}
      {shown.length > shownTags ? (
        <Tooltip title={shown.slice(shownTags).map(named).join(', ')}>
          <Chip
            size="small"
            label={text('moreTags', { count: shown.length - shownTags })}
            tabIndex={0}
            sx={{ flexShrink: 0 }}
          />
        </Tooltip>
      ) : null}
    </Box>
  )
}

/** A long name goes on in a second line. */
const tagsLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minWidth: 0,
  '& .MuiChip-label': { whiteSpace: 'normal', lineHeight: 1.2, px: 0.75 },
} as const

function DetailsButton({ row: { ID, Name }, open }: { row: ProductGridRow; open: ProductActions['open'] }) {
  const text = useText(productTexts)
  return (
    <Button
      data-opens=""
      size="small"
      onClick={() => open(ID)}
      aria-label={text('detailsNamed', { name: Name })}
      sx={{ mx: -1.25 }}
    >
      {text('details')}
    </Button>
  )
}
