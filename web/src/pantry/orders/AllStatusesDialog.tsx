import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  Typography,
} from '@mui/material'
import { useEffect, useState } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import * as api from '../../../../shared/pantry/orders/api.ts'
import { isFinal, orderStatuses } from '../../../../shared/pantry/orders/status.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import type { OrderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import type { Job } from '../../../../shared/work/jobs/job.ts'
import { maxOrdersOfJob } from '../../../../shared/work/jobs/kinds.ts'
import { isJobOver, jobPercent } from '../../../../shared/work/jobs/lifecycle.ts'
import { jobTexts } from '../../../../shared/work/jobs/texts.ts'
import { everyRow } from '../../core/data/everyRow.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useJobActions } from '../../core/jobMachine/useJobs.ts'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import type { OrdersQuery } from './ordersGridQuery.ts'
import { ordersEndpoint } from './useOrderPages.ts'
import { useSetStatuses } from './useSetStatuses.ts'

interface AllStatusesProps {
  /** The grid's filters. */
  query: OrdersQuery
  /** Closed, whatever was changed. */
  onClose: () => void
}

/** One status for all orders that the grid's filters find: few at once, many by a job whose progress is shown. */
export default function AllStatusesDialog({ query, onClose }: AllStatusesProps) {
  const text = useText(orderWorkTexts)
  const orderText = useText(orderTexts)
  const shell = useText(app)
  const { language } = useLanguage()
  const { EntityID } = useSession()
  const { found, hasFailed } = useEveryOrder(query)
  const { data } = useApi(api.listOrderStatuses, {}, { revalidateOnFocus: false })
  const statuses = (data ?? orderStatuses).toSorted((a, b) => a.Sequence - b.Sequence)
  const [statusId, setStatusId] = useState('')
  const status = statuses.find(({ ID }) => String(ID) === statusId)
  const ids = idsToChange(found ?? [], EntityID, status?.ID)
  const { start, busy, failure, changed, job } = useSetStatuses()
  const hasBegun = changed !== undefined || job !== undefined
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="all-statuses">
      <DialogTitle id="all-statuses">{text('allFound')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          {hasFailed ? <Alert severity="error">{text('allFoundFailed')}</Alert> : null}
          {found || hasFailed ? null : <LinearProgress aria-label={text('allFoundLoading')} />}
          {found && !hasBegun ? (
            <>
              <Typography>
                {text(plural(language, 'allFoundCount', found.length), { count: found.length })}{' '}
                {found.length > maxOrdersOfJob ? text('allFoundMore', { count: maxOrdersOfJob }) : null}
              </Typography>
              <SelectInput
                label={text('allFoundStatus')}
                value={statusId}
                onChange={setStatusId}
                options={[
                  { value: '', label: '–' },
                  ...statuses.map(({ ID, Code }) => ({ value: String(ID), label: orderText(Code) })),
                ]}
              />
              {status ? (
                <Typography>{text(plural(language, 'allFoundWill', ids.length), { count: ids.length })}</Typography>
              ) : null}
            </>
          ) : null}
          {job ? <JobProgress job={job} /> : null}
          {changed === undefined ? null : (
            <Typography role="status">{text('allFoundDone', { changed, all: changed })}</Typography>
          )}
          {failure ? <Alert severity="error">{failure}</Alert> : null}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {shell(hasBegun ? 'close' : 'cancel')}
        </Button>
        {hasBegun ? null : (
          <Button
            variant="contained"
            color={status?.IsCancelledType ? 'error' : 'primary'}
            disabled={busy || !status || ids.length === 0}
            onClick={() => status && void start(ids, status.ID)}
          >
            {text(plural(language, 'allFoundStart', ids.length), { count: ids.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function JobProgress({ job }: { job: Job }) {
  const text = useText(orderWorkTexts)
  const jobText = useText(jobTexts)
  const { download } = useJobActions()
  const { Done: done, Refused: refused, Total, State } = job
  if (!isJobOver(job))
    return (
      <>
        <LinearProgress variant="determinate" value={jobPercent(job) ?? 0} aria-label={text('allFound')} />
        <Typography role="status">{text('allFoundRunning', { done, all: Total ?? '…' })}</Typography>
      </>
    )
  return (
    <>
      <Typography role="status">{text('allFoundDone', { changed: done - refused, all: Total ?? done })}</Typography>
      {State === 'done' ? null : <Alert severity="error">{job.Reason ?? jobText(`state.${State}`)}</Alert>}
      {refused > 0 ? <Alert severity="warning">{text('allFoundRefused', { count: refused })}</Alert> : null}
      {job.FileName ? <Button onClick={() => void download(job.ID)}>{jobText('download')}</Button> : null}
    </>
  )
}

/** Those of the own pantry that are not final and have another status, at most as many as one job changes. */
const idsToChange = (found: readonly OrderGridRow[], entityId: number, statusId: number | undefined): number[] =>
  found
    .filter(({ EntityID }) => EntityID === entityId)
    .filter(({ PantryOrderStatusType: one }) => one && !isFinal(one.Code) && one.ID !== statusId)
    .slice(0, maxOrdersOfJob)
    .map(({ ID }) => ID)

/** All pages of the grid, read when the dialog opens. */
function useEveryOrder(query: OrdersQuery) {
  const [state, setState] = useState<{ found?: readonly OrderGridRow[]; hasFailed?: boolean }>({})
  const asked = JSON.stringify(query)
  useEffect(() => {
    let isCurrent = true
    const set = (next: typeof state) => isCurrent && setState(next)
    const wanted: OrdersQuery = JSON.parse(asked)
    everyRow(ordersEndpoint(wanted), wanted, maxOrdersOfJob + 1).then(
      (found) => set({ found }),
      () => set({ hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [asked])
  return state
}
