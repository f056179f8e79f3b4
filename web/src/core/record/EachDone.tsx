import { Alert, LinearProgress, Typography } from '@mui/material'
import { words } from '../../../../shared/core/text/words.ts'
import { useText } from '../words/language.tsx'
import type { EachProgress } from './useEach.ts'

/** Progress of the steps, and what was refused. */
export function EachDone({ progress, label }: { progress: EachProgress; label: string }) {
  const text = useText(words)
  const { all, done, failures, isOver } = progress
  const changed = done - failures.length
  return (
    <>
      {isOver ? null : <LinearProgress variant="determinate" value={(100 * done) / all} aria-label={label} />}
      <Typography role="status">
        {text(isOver ? 'eachDone' : 'eachRunning', { changed, done, all, failed: failures.length })}
      </Typography>
      {failures.length > 0 ? (
        <Alert severity="warning">
          {failures.map(({ id, name, reason }) => (
            <div key={id}>
              {name}: {reason}
            </div>
          ))}
        </Alert>
      ) : null}
    </>
  )
}
