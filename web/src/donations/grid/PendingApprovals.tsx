import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { GridRow } from '../../../../shared/api/donations.ts'
import * as offers from '../../../../shared/api/offers.ts'
import { statusGridTexts } from '../../../../shared/text/statusGrid.ts'
import { useText } from '../../app/language.tsx'
import { useApi } from '../../data/useApi.ts'
import { paths } from '../../paths.ts'
import { LineButton } from '../../ui/LineButton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pounds } from '../../ui/Pounds.tsx'
import { RowsSkeleton } from '../../ui/Skeletons.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { RelativeTime } from '../../ui/Times.tsx'
import { StatusIcon } from '../StatusSummaryView.tsx'

/** A pile longer than this is folded: the list below must stay in sight. */
const shownAtFirst = 5

/** Match lists that wait for the food bank, longest waiting first: the first thing to do on this page. */
export function PendingApprovals() {
  const text = useText(statusGridTexts)
  const answer = useApi(offers.listPendingMatches, {}, { poll: 30_000 })
  const [isUnfolded, unfold] = useState(false)
  const rows = answer.data?.rows
  if (answer.error && !rows) return <LoadFailed error={answer.error} onRetry={() => answer.mutate()} />
  const shown = isUnfolded ? rows : rows?.slice(0, shownAtFirst)
  const chip = rows?.length ? <StatusChip tone="info" label={text('waitingCount', { count: rows.length })} /> : null
  return (
    <Panel title={text('waitingTitle')} actions={chip} isFlush>
      {rows === undefined ? <RowsSkeleton rows={2} height={64} /> : null}
      {rows?.length === 0 ? (
        <Typography color="textSecondary" sx={{ px: 2.5, pb: 2 }}>
          {text('waitingNone')}
        </Typography>
      ) : null}
      <List disablePadding>
        {shown?.map((row) => (
          <WaitingLine key={row.ID} row={row} />
        ))}
      </List>
      {rows && shown && shown.length < rows.length ? (
        <Box sx={{ p: 1, borderTop: '1px solid', borderColor: 'divider', textAlign: 'center' }}>
          <Button onClick={() => unfold(true)}>{text('waitingAll', { count: rows.length })}</Button>
        </Box>
      ) : null}
    </Panel>
  )
}

function WaitingLine({ row }: { row: GridRow }) {
  return (
    <li>
      <LineButton href={paths.transaction('FoodBank', row.ID)} sx={sides}>
        <Box sx={{ minWidth: 0, flex: '2 1 200px' }}>
          <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', fontWeight: 650 }}>
            {row.PrimaryStatus.IsWarningOrFailure ? <StatusIcon status={row.PrimaryStatus} /> : null}
            {row.DonorLocation.Donor.Name}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {row.Code} · <RelativeTime value={row.Created} />
          </Typography>
        </Box>
        <Box sx={{ minWidth: 0, flex: '3 1 220px' }}>
          <Box>
            <strong>
              <Pounds value={row.Pounds} />
            </strong>
            {' · '}
            {row.DonationContentsSummary}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {row.PrimaryStatus.Subtitle}
          </Typography>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 150px' }}>
          {row.DeliveryText}
        </Typography>
        <ChevronRight aria-hidden sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }} />
      </LineButton>
    </li>
  )
}

const sides = { flexWrap: { xs: 'wrap', md: 'nowrap' }, columnGap: 3, rowGap: 0.5 } as const
