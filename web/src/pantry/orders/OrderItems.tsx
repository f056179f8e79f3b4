import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { countedQuantity, heldQuantity, returnedQuantity } from '../../../../shared/pantry/orders/order.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import { type OrderItem, orderedName } from '../../../../shared/pantry/orders/wire.ts'
import { useApi } from '../../core/data/useApi.ts'
import { Thumbnail } from '../../core/figures/Thumbnail.tsx'
import { dayText, numberText } from '../../core/time/time.ts'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { TefapIcon } from '../products/TefapIcon.tsx'

/** The items of an expanded order. */
export function OrderItems({ id, code }: { id: number; code: string }) {
  const text = useText(orderTexts)
  const answer = useApi(orders.getOrderItems, { id })
  return (
    <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={3} height={44} />} message={text('itemsFailed')}>
      {(items) => <OrderItemsTable items={items} label={text('itemsOf', { code })} />}
    </WhenLoaded>
  )
}

export function OrderItemsTable({ items, label }: { items: readonly OrderItem[]; label: string }) {
  const text = useText(orderTexts)
  const { language } = useLanguage()
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small" aria-label={label} sx={{ '& td, & th': { px: { xs: 1, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 64, whiteSpace: 'nowrap' }}>{text('image')}</TableCell>
            <TableCell>{text('name')}</TableCell>
            <TableCell align="right">{text('quantity')}</TableCell>
            <TableCell sx={wide}>{text('description')}</TableCell>
            <TableCell align="right">{text('pounds')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <TableRow key={item.PantryInventoryItem.ID}>
              <TableCell>
                <ItemImage item={item} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {item.PantryInventoryItem.Name}{' '}
                {item.PantryInventoryItem.PantryInventoryItemSource?.Code === 'TEFAP' ? (
                  <TefapIcon label={text('tefap')} />
                ) : null}
                <InsteadOf name={orderedName(items, item)} />
                <ReturnNote item={item} />
                <LineCourse item={item} />
                <LotsOfLine item={item} />
              </TableCell>
              <TableCell align="right">
                <ItemQuantity item={item} />
              </TableCell>
              <TableCell sx={wide}>{item.PantryInventoryItem.Description}</TableCell>
              <TableCell align="right">{numberText(item.TotalPounds, language, 2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const wide = { display: { xs: 'none', md: 'table-cell' } } as const

/** The picture as it was when the item was ordered. */
function ItemImage({ item: { PantryInventoryItem: product } }: { item: OrderItem }) {
  const text = useText(orderTexts)
  const path = product.AttachmentCollection[0]?.Attachment.StoragePath
  return <Thumbnail name={product.Name} path={path} alt={text('imageOf', { name: product.Name })} size={40} />
}

/** Quantity that counts in the order's total, with the ordered one beside it when that was another. */
function ItemQuantity({ item }: { item: OrderItem }) {
  const text = useText(orderTexts)
  const { language } = useLanguage()
  const counted = countedQuantity(item)
  return (
    <>
      {numberText(counted, language)}
      {counted === item.Quantity || item.SubstituteOf !== null ? null : (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('ofOrdered', { count: item.Quantity })}</Box>
      )}
    </>
  )
}

function InsteadOf({ name }: { name: string | undefined }) {
  const text = useText(orderTexts)
  if (name === undefined) return null
  return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('insteadOf', { name })}</Box>
}

/** Quantities of a line from order to hand-over, where the family did not take all that was packed. */
function LineCourse({ item }: { item: OrderItem }) {
  const text = useText(orderTexts)
  const { Quantity: ordered, HandedOverQuantity: given } = item
  const left = returnedQuantity(item)
  if (given === null || left === 0) return null
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      {text('lineCourse', { ordered, packed: heldQuantity(item), given, left })}
    </Box>
  )
}

/** Lots of the units that went into the bag; those beyond them have no known lot. */
function LotsOfLine({ item: { Lots = [] } }: { item: OrderItem }) {
  const text = useText(orderTexts)
  const { language } = useLanguage()
  return Lots.map(({ Lot: lot, BestBy, Quantity: count }) => (
    <Box key={lot} sx={{ typography: 'body2', color: 'text.secondary' }}>
      {BestBy && BestBy !== lot
        ? text('lotOfLineBy', { lot, count, day: dayText(BestBy, language) })
        : text('lotOfLine', { lot, count })}
    </Box>
  ))
}

const returnKeys = {
  shelf: 'returnShelf',
  waiting: 'returnWaiting',
  discarded: 'discarded',
  givenAway: 'givenAway',
} as const

function ReturnNote({ item: { Return } }: { item: OrderItem }) {
  const text = useText(orderTexts)
  if (!Return) return null
  return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text(returnKeys[Return])}</Box>
}
