import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  useMediaQuery,
} from '@mui/material'
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

/** The food banks by name with their figures, on a phone one below the other; one of them shows its own trend. */
export function TotalsTable({ rows, sum, chosen, onChoose }: TotalsTableProps) {
  const text = useText(totalsTexts)
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const lines = rows.map((row) => {
    const isChosen = row.FoodBank.ID === chosen
    const choose = () => onChoose({ foodBank: isChosen ? 0 : row.FoodBank.ID })
    return { ...row.FoodBank, amounts: row, isChosen, choose }
  })
  const all = rows.length > 1 ? sum : undefined
  return (
    <Panel title={text('byFoodBank')} isFlush>
      {isPhone ? <TotalsCards lines={lines} sum={all} /> : <TotalsRows lines={lines} sum={all} />}
    </Panel>
  )
}

interface Line {
  ID: number
  Name: string
  amounts: TotalsAmounts
  isChosen: boolean
  choose: () => void
}

interface LinesProps {
  lines: readonly Line[]
  /** Of more than one. */
  sum: TotalsAmounts | undefined
}

function TrendButton({ Name, isChosen, choose }: Line) {
  const text = useText(totalsTexts)
  return (
    <Button
      size="small"
      aria-pressed={isChosen}
      aria-label={text('showTrend', { foodBank: Name })}
      onClick={choose}
      sx={{ textAlign: 'left', ml: -0.75, minWidth: 150, justifyContent: 'flex-start' }}
    >
      {Name}
    </Button>
  )
}

function TotalsCards({ lines, sum }: LinesProps) {
  const text = useText(totalsTexts)
  return (
    <Box component="ul" aria-label={text('totals')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map((line) => (
        <Box component="li" key={line.ID} sx={{ ...card, ...(line.isChosen ? { bgcolor: 'action.selected' } : {}) }}>
          <TrendButton {...line} />
          <FigurePairs amounts={line.amounts} />
        </Box>
      ))}
      {sum ? (
        <Box component="li" sx={card}>
          <Box sx={{ fontWeight: 600, mb: 0.5 }}>{text('all')}</Box>
          <FigurePairs amounts={sum} />
        </Box>
      ) : null}
    </Box>
  )
}

function FigurePairs({ amounts }: { amounts: TotalsAmounts }) {
  const text = useText(totalsTexts)
  return (
    <Box component="dl" sx={pairs}>
      {useShown(amounts).map(([name, value]) => (
        <div key={name}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {text(name)}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  )
}

const card = { px: 2.5, py: 1.5, borderTop: '1px solid', borderColor: 'divider' } as const
const pairs = { m: 0, display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 } as const

function TotalsRows({ lines, sum }: LinesProps) {
  const text = useText(totalsTexts)
  return (
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
          {lines.map((line) => (
            <TableRow key={line.ID} selected={line.isChosen}>
              <TableCell component="th" scope="row">
                <TrendButton {...line} />
              </TableCell>
              <FigureCells amounts={line.amounts} />
            </TableRow>
          ))}
        </TableBody>
        {sum ? (
          <TableFooter>
            <TableRow sx={{ '& > *': { typography: 'body2', fontWeight: 700, color: 'text.primary' } }}>
              <TableCell component="th" scope="row">
                {text('all')}
              </TableCell>
              <FigureCells amounts={sum} />
            </TableRow>
          </TableFooter>
        ) : null}
      </Table>
    </TableContainer>
  )
}

function FigureCells({ amounts }: { amounts: TotalsAmounts }) {
  return useShown(amounts).map(([name, value]) => (
    <TableCell key={name} align="right">
      {value}
    </TableCell>
  ))
}

/** The figures in the order of the columns, in words. */
function useShown(amounts: TotalsAmounts) {
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
  return shown
}
