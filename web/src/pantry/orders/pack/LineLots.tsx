import { Button, Stack, Typography } from '@mui/material'
import type { PackingLine } from '../../../../../shared/pantry/orders/packing.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { lottedUnits } from '../../../../../shared/pantry/stock/lot.ts'
import { dayText } from '../../../core/time/time.ts'
import { StatusChip } from '../../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'

interface LineLotsProps {
  line: Pick<PackingLine, 'Take' | 'Lots' | 'HeldLots' | 'PackedQuantity' | 'Quantity' | 'Name'>
  isFixed: boolean
  /** Undefined where the product has no lots. */
  onOther: (() => void) | undefined
}

const isExpired = (more: { readonly IsExpired?: boolean | undefined }) => more.IsExpired === true

/** Lots to take for a line, what expires first before others, or those in its bag; and what is on hold. */
export function LineLots({ line, isFixed, onOther }: LineLotsProps) {
  const text = useText(orderWorkTexts)
  const { language } = useLanguage()
  const { Take = [], Lots = [], HeldLots = [], PackedQuantity, Quantity, Name } = line
  const isIn = PackedQuantity !== null
  const shown = isIn ? Lots : Take
  const needsLot = HeldLots.length > 0 && lottedUnits(shown) < (PackedQuantity ?? Quantity)
  if (!onOther && shown.length === 0 && HeldLots.length === 0) return null
  return (
    <Stack direction="row" sx={{ flexBasis: '100%', flexWrap: 'wrap', gap: 1, alignItems: 'center', pl: 4, pb: 0.5 }}>
      {shown.map(({ Lot: lot, BestBy, Quantity: count, ...more }) => (
        <Typography key={lot} variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
          <strong>{text(isIn ? 'lotTaken' : 'lotTake', { lot, count })}</strong>
          {BestBy && BestBy !== lot && !isExpired(more)
            ? `, ${text('lotBestBy', { day: dayText(BestBy, language) })}`
            : ''}{' '}
          {isExpired(more) && BestBy ? (
            <StatusChip tone="warning" label={text('lotExpired', { day: dayText(BestBy, language) })} />
          ) : null}
        </Typography>
      ))}
      {HeldLots.map((lot) => (
        <StatusChip key={lot} tone="error" label={text('lotOnHold', { lot })} />
      ))}
      {needsLot ? <StatusChip tone="warning" label={text('lotNeeded')} /> : null}
      {onOther ? (
        <Button
          className="no-print"
          disabled={isFixed}
          onClick={onOther}
          aria-label={text('lotOtherOf', { name: Name })}
          sx={{ minHeight: 44 }}
        >
          {text('lotOther')}
        </Button>
      ) : null}
    </Stack>
  )
}
