import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlined'
import { Box, Button, Checkbox, FormControlLabel, IconButton } from '@mui/material'
import { missingOf } from '../../../../../shared/pantry/ordering/substitute.ts'
import { coldMark } from '../../../../../shared/pantry/orders/order.ts'
import type { PackingLine } from '../../../../../shared/pantry/orders/packing.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { StatusChip } from '../../../core/ui/StatusChip.tsx'
import { useText } from '../../../core/words/language.tsx'
import { usePackMarks } from '../../needs/foodWords.ts'
import { LineLots } from './LineLots.tsx'

interface PackLineProps {
  line: PackingLine
  /** Of the order. */
  lines: readonly PackingLine[]
  isFixed: boolean
  pack: (line: PackingLine, packed: number | null) => void
  substitute: () => void
  /** Says which lot is in the bag; undefined where the product has none. */
  otherLot: (() => void) | undefined
}

/** A tap ticks the whole line; one fewer is for what the shelf lacks, which another product may make up for. */
export function PackLine({ line, lines, isFixed, pack, substitute, otherLot }: PackLineProps) {
  const text = useText(orderWorkTexts)
  const { Name, PackedQuantity, Shelf, SubstituteOf, IsOnHold = false } = line
  const packMarks = usePackMarks()
  const isTicked = PackedQuantity !== null
  const mark = coldMark(line)
  // Of a substitute nothing was ordered: what is in the bag is all of it.
  const quantity = SubstituteOf === null ? line.Quantity : (PackedQuantity ?? 0)
  const isShort = isTicked && PackedQuantity < quantity
  const ordered = lines.find(({ PantryInventoryItemID: id }) => id === SubstituteOf)
  return (
    <Box component="li" sx={lineLook}>
      <FormControlLabel
        sx={{ flex: 1, minWidth: 160, minHeight: 48, textDecoration: isTicked ? 'line-through' : 'none' }}
        control={
          <Checkbox
            checked={isTicked}
            disabled={isFixed || (IsOnHold && !isTicked)}
            onChange={(_, next) => pack(line, next ? quantity : null)}
            slotProps={{ input: { 'aria-label': text('tick', { quantity, name: Name }) } }}
          />
        }
        label={
          <>
            <strong>{quantity}</strong> × {Name}{' '}
            {Shelf ? (
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {Shelf}
              </Box>
            ) : null}
          </>
        }
      />
      {ordered ? <StatusChip tone="info" label={text('insteadOf', { name: ordered.Name })} /> : null}
      {line.Substitution === 'none' || line.Substitution === 'ask' ? (
        <StatusChip tone="warning" label={text(`wish.${line.Substitution}`)} />
      ) : null}
      {isShort ? <StatusChip tone="warning" label={text('short', { packed: PackedQuantity, quantity })} /> : null}
      {isShort && missingOf(lines, line) > 0 ? (
        <Button
          className="no-print"
          disabled={isFixed}
          onClick={substitute}
          aria-label={text('substituteFor', { name: Name })}
          sx={{ minHeight: 44 }}
        >
          {text('substitute')}
        </Button>
      ) : null}
      {IsOnHold ? <StatusChip tone="error" label={text('onHold')} /> : null}
      {IsOnHold && PackedQuantity !== 0 ? (
        <Button
          className="no-print"
          disabled={isFixed}
          onClick={() => pack(line, 0)}
          aria-label={text('leaveOutNamed', { name: Name })}
          sx={{ minHeight: 44 }}
        >
          {text('leaveOut')}
        </Button>
      ) : null}
      {packMarks(line.Allergens).map(({ tone, label }) => (
        <StatusChip key={label} tone={tone} label={label} />
      ))}
      {mark ? <StatusChip tone="info" label={text(mark)} /> : null}
      <IconButton
        className="no-print"
        aria-label={text('fewer', { name: Name })}
        disabled={isFixed || IsOnHold || PackedQuantity === 0}
        onClick={() => pack(line, (PackedQuantity ?? quantity) - 1)}
        sx={{ minWidth: 44, minHeight: 44 }}
      >
        <RemoveCircleOutlined />
      </IconButton>
      <LineLots line={line} isFixed={isFixed} onOther={IsOnHold ? undefined : otherLot} />
    </Box>
  )
}

const lineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  breakInside: 'avoid',
} as const
