import Box from '@mui/material/Box'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import * as distributors from '../../../shared/api/distributors.ts'
import { loadTexts } from '../../../shared/text/loads.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Pounds } from '../ui/Pounds.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { casesText, LoadLink } from './loadColumns.tsx'

const shownAtMost = 6

/** Loads that wait for the network, the oldest first. */
export function PendingLoads() {
  const text = useText(loadTexts)
  const { language } = useLanguage()
  const { data, error, mutate } = useApi(distributors.listPendingSubmissions, {}, { poll: 60_000 })
  if (error && !data) return <LoadFailed error={error} onRetry={mutate} />
  const rows = data?.rows ?? []
  return (
    <Panel
      title={text('pendingTitle')}
      isFlush
      actions={rows.length > 0 ? <span>{text('pendingCount', { count: rows.length })}</span> : null}
    >
      {data ? null : <RowsSkeleton rows={2} />}
      {data && rows.length === 0 ? (
        <Typography color="textSecondary" sx={{ px: 2.5, pb: 2 }}>
          {text('pendingNone')}
        </Typography>
      ) : null}
      <List disablePadding>
        {rows.slice(0, shownAtMost).map((row) => (
          <Box component="li" key={row.ID} sx={line}>
            <Box sx={{ fontWeight: 650, minWidth: 110 }}>
              <LoadLink row={row} />
            </Box>
            <Typography variant="body2" sx={{ flex: '1 1 220px', minWidth: 0 }}>
              {row.Shipper.Name} · {text('from', { city: row.Origin.City, province: row.Origin.Province })}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {casesText(text, language, row)} · <Pounds value={row.Pounds} />
            </Typography>
          </Box>
        ))}
      </List>
    </Panel>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  rowGap: 0.25,
  px: 2.5,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
