import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { maxLottedShelfLines, type ReceiptShelf } from '../../../../shared/pantry/stock/shelf.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { type Send, useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useText } from '../../core/words/language.tsx'
import { batchesOf, CategoryLines, type Chosen, countedLines, proposals } from './ReceiptShelfLine.tsx'

type Line = ReceiptShelf['Lines'][number]
/** Puts what a receipt says on the shelf; nothing shows where the caller runs no pantry that received it. */
export default function ReceiptShelfPanel({ receiptId }: { receiptId: number }) {
  const { data: shelf } = useApi(stock.getReceiptShelf, { id: receiptId }, { shouldRetryOnError: false })
  const { data: products = [] } = useApi(inventory.listItems, shelf ? {} : null)
  return shelf && products.length > 0 ? <Shelf key={shelf.ReceiptID} shelf={shelf} products={products} /> : null
}

function Shelf({ shelf, products }: { shelf: ReceiptShelf; products: ProductGridRow[] }) {
  const text = useText(stockTexts)
  const [problem, setProblem] = useState<string>()
  const shows = { read: stock.getReceiptShelf, of: { id: shelf.ReceiptID } }
  const failed = (error: unknown) => refusalReason(error) ?? text('shelfFailed')
  const { perform, busy } = useAction({ shows, renews: 'all', failed, tell: setProblem })
  const [chosen, setChosen] = useState<Readonly<Record<number, readonly Chosen[]>>>({})
  const choicesOf = (line: Line): readonly Chosen[] => chosen[line.DonationCategoryID] ?? proposals(line, products)
  const lines = shelf.Lines.filter(({ PutOn }) => !PutOn).map((line) => countedLines(line, choicesOf(line)))
  const put = async () => {
    const counted = lines.flat()
    if (counted.length === 0) return setProblem(text('shelfNone'))
    const putAll = async (send: Send) => {
      let shown = shelf
      for (const Lines of batchesOf(lines, maxLottedShelfLines))
        shown = await send(stock.putReceiptOnShelf, { id: shelf.ReceiptID, Lines })
      return shown
    }
    const count = counted.reduce((sum, line) => sum + line.Quantity, 0)
    await perform(putAll, { done: text('shelfSaved', { count }) })
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
          <CategoryLines
            key={line.DonationCategoryID}
            line={line}
            receiptId={shelf.ReceiptID}
            products={products}
            chosen={choicesOf(line)}
            onChoose={(choices) => setChosen({ ...chosen, [line.DonationCategoryID]: choices })}
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
