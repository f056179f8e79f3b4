import { Alert } from '@mui/material'
import { EmptyState } from '../core/ui/EmptyState.tsx'
import FailureAlert from '../core/ui/FailureAlert.tsx'
import { LoadFailed } from '../core/ui/LoadFailed.tsx'
import { CardsSkeleton, DetailSkeleton, FormSkeleton, RowsSkeleton } from '../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../core/ui/WhenLoaded.tsx'
import { WhenVisible } from '../core/ui/WhenVisible.tsx'
import { useSample } from './sample.ts'
import type { ShownPart } from './shownPart.ts'

const nothing = () => undefined
const failure = new Error('failed')

function Answer({ data, error }: { data?: string; error?: Error }) {
  const answer = { data, error, mutate: nothing }
  return (
    <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={2} />}>
      {(shown) => shown}
    </WhenLoaded>
  )
}

const severities = ['success', 'info', 'warning', 'error'] as const

export const stateParts: readonly ShownPart[] = [
  {
    name: 'EmptyState',
    of: EmptyState,
    states: {
      rest: () => {
        const say = useSample()
        const action = { label: say('post'), onClick: nothing }
        return <EmptyState title={say('nothing')} text={say('nothingText')} action={action} />
      },
      long: () => <EmptyState art="magnifier" title={useSample()('longPlace')} />,
    },
  },
  {
    name: 'Alert',
    of: Alert,
    states: {
      rest: () => {
        const say = useSample()
        return severities.map((severity) => (
          <Alert key={severity} severity={severity}>
            {say('questionText')}
          </Alert>
        ))
      },
      chosen: () => {
        const say = useSample()
        return severities.map((severity) => (
          <Alert key={severity} severity={severity} variant="filled">
            {say('saved')}
          </Alert>
        ))
      },
    },
  },
  { name: 'FailureAlert', of: FailureAlert, states: { rest: () => <FailureAlert words={useSample()('notSaved')} /> } },
  {
    name: 'LoadFailed',
    of: LoadFailed,
    states: {
      failed: () => <LoadFailed error={failure} onRetry={nothing} />,
      missing: () => <LoadFailed error={undefined} isUnnamed />,
    },
  },
  {
    name: 'WhenLoaded',
    of: WhenLoaded,
    states: {
      rest: () => <Answer data={useSample()('place')} />,
      loading: () => <Answer />,
      failed: () => <Answer error={failure} />,
    },
  },
  {
    name: 'WhenVisible',
    of: WhenVisible,
    states: { rest: () => <WhenVisible height={48}>{useSample()('place')}</WhenVisible> },
  },
  { name: 'RowsSkeleton', of: RowsSkeleton, states: { loading: () => <RowsSkeleton rows={2} /> } },
  { name: 'CardsSkeleton', of: CardsSkeleton, states: { loading: () => <CardsSkeleton cards={2} /> } },
  { name: 'DetailSkeleton', of: DetailSkeleton, states: { loading: () => <DetailSkeleton /> } },
  { name: 'FormSkeleton', of: FormSkeleton, states: { loading: () => <FormSkeleton fields={2} /> } },
]
