import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import * as api from '../../../shared/api/orders.ts'
import type { Job } from '../../../shared/job/job.ts'
import { maxOrdersOfJob } from '../../../shared/job/kinds.ts'
import { isOver, jobPercent } from '../../../shared/job/lifecycle.ts'
import { isFinal, orderStatuses } from '../../../shared/order/status.ts'
import type { OrderGridRow } from '../../../shared/order/wire.ts'
import { app } from '../../../shared/text/app.ts'
import { jobTexts } from '../../../shared/text/jobs.ts'
import { orderTexts } from '../../../shared/text/orders.ts'
import { orderWorkTexts } from '../../../shared/text/orderWork.ts'
import { plural } from '../../../shared/text/text.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { everyRow } from '../data/everyRow.ts'
import { useApi } from '../data/useApi.ts'
import { useSession } from '../data/useSession.ts'
import { useJobActions } from '../jobs/useJobs.ts'
import { SelectInput } from '../ui/inputs.tsx'
import type { OrdersQuery } from './ordersGridQuery.ts'
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
  if (!isOver(job))
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
    everyRow(api.getOrdersGrid, JSON.parse(asked), maxOrdersOfJob + 1).then(
      (found) => set({ found }),
      () => set({ hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [asked])
  return state
}
