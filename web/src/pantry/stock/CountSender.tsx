import { Button, Paper, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { abovePhoneBar } from '../../core/app/tokens.ts'
import { refusalReason } from '../../core/data/client.ts'
import { type Send, useAction } from '../../core/data/useAction.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { countsToSend, inCalls } from './counted.ts'
import type { CountDrafts } from './useCountDrafts.ts'

interface CountSenderProps {
  /** Of the storage location that is counted. */
  products: readonly ProductGridRow[]
  storageLocationId: number | null
  drafts: CountDrafts
  onSent: (productIds: readonly number[]) => void
}

/** Progress of the shelf's count, and the button that sends it; variances are named before. */
export function CountSender({ products, storageLocationId, drafts, onSent }: CountSenderProps) {
  const text = useText(stockTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const { perform, busy } = useAction()
  const counts = countsToSend(
    drafts,
    products.map(({ ID }) => ID),
  )
  const send = () => {
    const named = new Map(products.map(({ ID, Name }) => [ID, Name]))
    const differing = counts.filter(({ CountedQuantity, SeenQuantity }) => CountedQuantity !== SeenQuantity)
    const variances = differing.map(({ PantryInventoryItemID: id, CountedQuantity, SeenQuantity }) => {
      const difference = CountedQuantity - SeenQuantity
      return `${named.get(id)} ${difference > 0 ? '+' : '−'}${Math.abs(difference)}`
    })
    const ask = {
      title: text(plural(language, 'sendCount', counts.length), { count: counts.length }),
      text: variances.length === 0 ? text('noVariances') : text('variances', { list: variances.join(', ') }),
      confirm: text('send'),
    }
    const sendAll = async (send: Send) => {
      for (const Lines of inCalls(counts)) {
        const { State } = await send(stock.countStock, { StorageLocationID: storageLocationId, Lines })
        onSent(Lines.map(({ PantryInventoryItemID: id }) => id))
        toast(text(State === 'waiting' ? 'countsWaiting' : 'countsSaved', { count: Lines.length }))
      }
    }
    const failed = (error: unknown) => `${text('quantityFailed')}: ${refusalReason(error) ?? text('countKept')}`
    return perform(sendAll, { ask, failed })
  }
  return (
    <Paper
      elevation={3}
      sx={{
        position: 'sticky',
        bottom: { xs: abovePhoneBar, sm: 16 },
        p: 1.5,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        zIndex: 1,
      }}
    >
      <Typography role="status" sx={{ flex: 1 }}>
        {text('countedSoFar', { counted: counts.length, all: products.length })}
      </Typography>
      <Button
        variant="contained"
        size="large"
        disabled={counts.length === 0}
        loading={busy}
        onClick={() => void send()}
      >
        {text(plural(language, 'sendCount', counts.length), { count: counts.length })}
      </Button>
    </Paper>
  )
}
