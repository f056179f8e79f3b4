import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { Recall } from '../../../../shared/pantry/recall/recall.ts'
import { recallTexts } from '../../../../shared/pantry/recall/texts.ts'
import { isUsedUp, lotCode, maxLotName } from '../../../../shared/pantry/stock/lot.ts'
import { dayText, numberText } from '../../core/time/time.ts'
import { TextInput } from '../../core/ui/inputs.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

interface RecallLotsProps {
  recall: Recall
  onLot: (lot: string) => void
}

/** Lots of the product with what is left of each; one that was never noted here is typed as the notice names it. */
export function RecallLots({ recall: { Lots = [], Lot: chosen }, onLot }: RecallLotsProps) {
  const text = useText(recallTexts)
  const [typed, setTyped] = useState('')
  const [isAll, showAll] = useState(false)
  const lot = lotCode(typed)
  const isShown = (one: ListedLot) => isAll || one.Lot === chosen || !isUsedUp(one)
  const usedUp = Lots.filter((one) => !isShown(one)).length
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {Lots.length === 0 ? <Typography color="textSecondary">{text('lotsNone')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {Lots.filter(isShown).map((one) => (
          <LotLine key={one.Lot} lot={one} onOnly={one.Lot === chosen ? undefined : () => onLot(one.Lot)} />
        ))}
      </Box>
      {usedUp > 0 ? (
        <Button className="no-print" onClick={() => showAll(true)} sx={{ justifySelf: 'start', minHeight: 44 }}>
          {text('lotsUsedUp', { count: usedUp })}
        </Button>
      ) : null}
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <TextInput
          label={text('lotTyped')}
          value={typed}
          onChange={setTyped}
          htmlInput={{ maxLength: maxLotName }}
          sx={{ flex: '0 1 280px' }}
        />
        <Button variant="outlined" disabled={lot === ''} onClick={() => onLot(lot)} sx={{ minHeight: 44 }}>
          {text('lotShow')}
        </Button>
      </Box>
    </Box>
  )
}

type ListedLot = NonNullable<Recall['Lots']>[number]

interface LotLineProps {
  lot: ListedLot
  onOnly: (() => void) | undefined
}

function LotLine({ lot: one, onOnly }: LotLineProps) {
  const { Lot: lot, BestBy, Quantity, HeldQuantity, State } = one
  const text = useText(recallTexts)
  const { language } = useLanguage()
  const more = [
    BestBy && BestBy !== lot ? text('lotBestBy', { day: dayText(BestBy, language) }) : '',
    HeldQuantity > 0 ? text('lotHeldCount', { count: numberText(HeldQuantity, language) }) : '',
  ]
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{text('lotLine', { lot, count: numberText(Quantity, language) })}</Typography>
        <Typography variant="body2" color="textSecondary">
          {more.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {isUsedUp(one) ? <StatusChip tone="neutral" label={text('lotUsedUp')} /> : null}
      {State ? <StatusChip tone="error" label={text(State === 'held' ? 'lotHeld' : 'lotRecalled')} /> : null}
      {onOnly ? (
        <Button aria-label={text('onlyLotNamed', { lot })} onClick={onOnly}>
          {text('onlyLot')}
        </Button>
      ) : null}
    </Box>
  )
}
