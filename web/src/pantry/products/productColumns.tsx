import { Box, Button, Chip, Tooltip, Typography } from '@mui/material'
import { maxBrand, maxShelf } from '../../../../shared/pantry/products/product.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import { stockNumberTexts } from '../../../../shared/pantry/stock/stockNumbersTexts.ts'
import { tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { useIsCompact } from '../../core/grid/density.ts'
import { singleLine } from '../../core/grid/lines.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { type TextOf, useLanguage, useText } from '../../core/words/language.tsx'
import { StockLines } from '../stock/StockLines.tsx'
import { TagLabel } from '../tags/TagLabel.tsx'
import { AvailableField } from './AvailableField.tsx'
import { InlineField } from './InlineField.tsx'
import { SourceIcon } from './SourceIcon.tsx'
import type { AdjustedField } from './useAdjust.ts'

type ProductText = TextOf<typeof productTexts>

export interface ProductActions {
  open: (id: number) => void
  adjust: (row: ProductGridRow, field: AdjustedField, typed: string) => Promise<unknown>
}
interface RowProps {
  row: ProductGridRow
  actions: ProductActions
}

const wrapped = { whiteSpace: 'normal', lineHeight: 1.3 } as const

/** `14.5 oz Can`. */
export const packedAs = ({
  Amount,
  UnitOfMeasure,
  DonationPackageType,
}: Pick<ProductGridRow, 'Amount' | 'UnitOfMeasure' | 'DonationPackageType'>) =>
  `${Amount} ${UnitOfMeasure.Abbreviation} ${DonationPackageType.Name}`

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
    column('Name', text('name'), { flex: 2.4, minWidth: 132, compactSize: { flex: 2.4, minWidth: 140 } }, (row) => (
      <NameCell row={row} />
    )),
    column(
      'Source',
      text('source'),
      { flex: 0.7, minWidth: 90, compactSize: 'folded' },
      (row) => row.PantryInventoryItemSource.Name,
    ),
    column('Brand', text('brand'), { flex: 1, minWidth: 106 }, edited('Brand', text('brand'))),
    ...(hasStorage
      ? [
          column<ProductGridRow>('StorageLocation', text('storageColumn'), { flex: 0.8, minWidth: 92 }, (row) => (
            <Box sx={wrapped}>{row.PantryInventoryStorageLocation?.Label}</Box>
          )),
        ]
      : []),
    column('Quantity', text('quantity'), { width: 88, compactSize: { width: 118 } }, (row) => (
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
      { flex: 0.7, minWidth: 88, compactSize: { flex: 0.7, minWidth: 76 } },
      edited('Location', text('location')),
    ),
    column(
      'PackingOrder',
      text('packing'),
      { width: 84, compactSize: { width: 72, minWidth: 72 } },
      (row) => row.PackingOrder,
    ),
    column('Tags', text('tags'), { flex: 1.2, minWidth: 92, compactSize: { flex: 1.4, minWidth: 140 } }, (row) => (
      <TagsCell row={row} />
    )),
    column('Action', text('action'), { width: 86 }, (row) => <DetailsButton row={row} open={actions.open} />),
  ]
}

function NameCell({ row }: { row: ProductGridRow }) {
  const text = useText(productTexts)
  const isCompact = useIsCompact()
  return (
    <Box sx={{ minWidth: 0, width: '100%', py: isCompact ? 0 : 0.5 }}>
      <Box
        title={row.Name}
        sx={{ fontWeight: 600, lineHeight: 1.3, ...(isCompact ? singleLine : { whiteSpace: 'normal' }) }}
      >
        {row.Name}
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 0.75,
          alignItems: 'center',
          color: 'text.secondary',
          fontSize: 'caption.fontSize',
          lineHeight: 1.3,
          ...(isCompact ? singleLine : { flexWrap: 'wrap', whiteSpace: 'normal' }),
        }}
      >
        <SourceIcon source={row.PantryInventoryItemSource} />
        {row.IsActive ? null : <StatusChip label={text('inactive')} isSmall />}
        {packedAs(row)}
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
      <AvailableField row={row} onSave={(typed) => actions.adjust(row, 'Quantity', typed)} />
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

function TagsCell({ row: { PantryInventoryItemsPantryInventoryItemTags: tags } }: { row: ProductGridRow }) {
  const text = useText(productTexts)
  const { language } = useLanguage()
  const isCompact = useIsCompact()
  const shown = tags.map(({ PantryInventoryItemTag: tag }) => tag)
  const named = ({ Name, PantryInventoryItemTagGroup: group }: (typeof shown)[number]) =>
    `${tagNameIn(Name, language)} [${tagNameIn(group.Name, language)}]`
  return (
    <Box
      sx={{ display: 'flex', flexWrap: isCompact ? 'nowrap' : 'wrap', gap: 0.5, py: isCompact ? 0 : 0.5, minWidth: 0 }}
    >
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

function DetailsButton({ row: { ID, Name }, open }: { row: ProductGridRow; open: ProductActions['open'] }) {
  const text = useText(productTexts)
  return (
    <Button size="small" onClick={() => open(ID)} aria-label={text('detailsNamed', { name: Name })} sx={{ mx: -1.25 }}>
      {text('details')}
    </Button>
  )
}

/** The same row on a phone. */
export function ProductCard({ row, actions, hasStorage }: RowProps & { hasStorage: boolean }) {
  const text = useText(productTexts)
  const shelf = [hasStorage ? row.PantryInventoryStorageLocation?.Label : undefined, row.Location]
  const facts = [row.Brand, shelf.filter(Boolean).join(' · ')].filter(Boolean)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, alignItems: 'start' }}>
      <Box sx={{ minWidth: 0 }}>
        <NameCell row={row} />
        {facts.map((fact) => (
          <Typography key={fact} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {fact}
          </Typography>
        ))}
        {row.CurrentOrderQuantity > 0 ? (
          <>
            <Typography variant="body2">{text('outstanding', { count: row.CurrentOrderQuantity })}</Typography>
            <StockLines row={row} parts={['promised', 'inBags']} />
          </>
        ) : null}
        <TagsCell row={row} />
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', gap: 1 }}>
        <Box sx={{ width: 104 }}>
          <QuantityCell row={row} actions={actions} />
        </Box>
        <DetailsButton row={row} open={actions.open} />
      </Box>
    </Box>
  )
}
