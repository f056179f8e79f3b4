import { Button, Table, TableBody, TableCell, TableContainer, TableFooter, TableHead, TableRow } from '@mui/material'
import type { FoodBankTotals } from '../../../../shared/work/totals/api.ts'
import { totalsTexts } from '../../../../shared/work/totals/texts.ts'
import { minutesToClaim, shareClaimed, type TotalsAmounts } from '../../../../shared/work/totals/totals.ts'
import { numberText, percentText } from '../../core/time/time.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

const columns = ['receivedPounds', 'receipts', 'donations', 'offeredPounds', 'share', 'minutesToClaim'] as const

interface TotalsTableProps {
  rows: readonly FoodBankTotals[]
  sum: TotalsAmounts
  chosen: number | undefined
  onChoose: (change: { foodBank: number }) => void
}

/** The food banks by name with their figures; one of them shows its own trend. */
export function TotalsTable({ rows, sum, chosen, onChoose }: TotalsTableProps) {
  const text = useText(totalsTexts)
  return (
    <Panel title={text('byFoodBank')} isFlush>
      <TableContainer tabIndex={0} role="region" aria-label={text('totals')}>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{text('foodBank')}</TableCell>
              {columns.map((name) => (
                <TableCell key={name} align="right" sx={{ whiteSpace: 'normal', overflowWrap: 'normal' }}>
                  {text(name)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.FoodBank.ID} selected={row.FoodBank.ID === chosen}>
                <TableCell component="th" scope="row">
                  <Button
                    size="small"
                    aria-pressed={row.FoodBank.ID === chosen}
                    aria-label={text('showTrend', { foodBank: row.FoodBank.Name })}
                    onClick={() => onChoose({ foodBank: row.FoodBank.ID === chosen ? 0 : row.FoodBank.ID })}
                    sx={{ textAlign: 'left', ml: -0.75, minWidth: 150, justifyContent: 'flex-start' }}
                  >
                    {row.FoodBank.Name}
                  </Button>
                </TableCell>
                <Figures amounts={row} />
              </TableRow>
            ))}
          </TableBody>
          {rows.length > 1 ? (
            <TableFooter>
              <TableRow sx={{ '& > *': { fontWeight: 700, color: 'text.primary', fontSize: '0.875rem' } }}>
                <TableCell component="th" scope="row">
                  {text('all')}
                </TableCell>
                <Figures amounts={sum} />
              </TableRow>
            </TableFooter>
          ) : null}
        </Table>
      </TableContainer>
    </Panel>
  )
}

function Figures({ amounts }: { amounts: TotalsAmounts }) {
  const { language } = useLanguage()
  const share = shareClaimed(amounts)
  const minutes = minutesToClaim(amounts)
  const number = (value: number) => numberText(value, language, 0)
  const shown: readonly [(typeof columns)[number], string][] = [
    ['receivedPounds', number(amounts.ReceivedPounds)],
    ['receipts', number(amounts.Receipts)],
    ['donations', number(amounts.Donations)],
    ['offeredPounds', number(amounts.OfferedPounds)],
    ['share', share === null ? '–' : percentText(share, language)],
    ['minutesToClaim', minutes === null ? '–' : number(minutes)],
  ]
  return shown.map(([name, value]) => (
    <TableCell key={name} align="right">
      {value}
    </TableCell>
  ))
}
