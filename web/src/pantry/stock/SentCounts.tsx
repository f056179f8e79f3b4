import { Box, Button, Card, FormControlLabel, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import type { CountLine, StockCount } from '../../../../shared/pantry/stock/count.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { TimeOfDay } from '../../core/ui/Times.tsx'
import { useText } from '../../core/words/language.tsx'

const countsAtOnce = 10

/** Counts that were sent, newest first, with their variances; those that wait are approved by a second person. */
export default function SentCounts() {
  const text = useText(stockTexts)
  const [before, setBefore] = useState<readonly StockCount[]>([])
  const [cursor, setCursor] = useState<string>()
  const isVolunteer = useSession().ActiveRole === 'pantryvolunteer'
  const { data } = useApi(stock.listStockCounts, { rows: countsAtOnce, cursor })
  if (!data) return null
  const rows = [...before, ...data.rows]
  return (
    <Box component="section">
      <Typography component="h2" variant="h3" sx={{ mt: 3, mb: 1 }}>
        {text('sentCounts')}
      </Typography>
      {isVolunteer ? null : <Approval />}
      {rows.length === 0 ? <Typography color="textSecondary">{text('noCounts')}</Typography> : null}
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {rows.map((count) => (
          <SentCount key={count.ID} count={count} />
        ))}
      </Box>
      {data.cursor ? (
        <Button
          onClick={() => {
            setBefore(rows)
            setCursor(data.cursor)
          }}
        >
          {text('earlier')}
        </Button>
      ) : null}
    </Box>
  )
}

function Approval() {
  const text = useText(stockTexts)
  const { data } = useApi(stock.getCountRules, {})
  const { act, busy } = useAction({ shows: { read: stock.getCountRules, of: {} } })
  return data ? (
    <FormControlLabel
      control={
        <Switch
          checked={data.NeedsApproval}
          disabled={busy}
          onChange={(_, NeedsApproval) => void act(stock.setCountRules, { NeedsApproval })}
        />
      }
      label={text('needsApproval')}
    />
  ) : null
}

const tones = { waiting: 'warning', applied: 'success', discarded: 'neutral' } as const

function SentCount({ count }: { count: StockCount }) {
  const text = useText(stockTexts)
  const { UserID, ActiveRole } = useSession()
  const failed = (error: unknown) => `${text('quantityFailed')}: ${refusalReason(error) ?? text('serverError')}`
  const { act, busy } = useAction({ failed })
  const settle = (Approve: boolean) => act(stock.settleStockCount, { CountID: count.ID, Approve })
  const { By, SettledBy, State, StorageLocation, Lines } = count
  const differing = Lines.filter(({ Counted, Expected }) => Counted !== Expected)
  return (
    <Card sx={{ p: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, flex: 1 }}>{StorageLocation?.Label ?? text('everywhere')}</Typography>
        <StatusChip label={text(`state.${State}`)} tone={tones[State]} />
      </Box>
      <Typography variant="body2" color="textSecondary" component="div">
        <TimeOfDay value={count.Created} withDay /> · {By.Name}
        {SettledBy ? ` · ${text(State === 'applied' ? 'approvedBy' : 'discardedBy', { name: SettledBy.Name })}` : ''}
      </Typography>
      <Typography variant="body2">
        {text('countFacts', { counted: Lines.length, differing: differing.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {differing.map((line) => (
          <Variance key={line.PantryInventoryItemID} line={line} />
        ))}
      </Box>
      {State === 'waiting' && ActiveRole !== 'pantryvolunteer' ? (
        <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {By.UserID === UserID ? (
            <Typography variant="body2">{text('waitsForSecond')}</Typography>
          ) : (
            <Button variant="contained" disabled={busy} onClick={() => void settle(true)}>
              {text('approve')}
            </Button>
          )}
          <Button disabled={busy} onClick={() => void settle(false)}>
            {text('discard')}
          </Button>
        </Box>
      ) : null}
    </Card>
  )
}

function Variance({ line: { Name, Counted: counted, Expected: expected, IsOvertaken } }: { line: CountLine }) {
  const text = useText(stockTexts)
  const difference = counted - expected
  return (
    <Typography component="li" variant="body2">
      {Name}: <b>{difference > 0 ? `+${difference}` : `−${-difference}`}</b> (
      {text('countedFor', { counted, expected })}){IsOvertaken ? ` · ${text('overtaken')}` : ''}
    </Typography>
  )
}
