import { Box } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import { ToggleButtons } from '../../../core/ui/form/ToggleButtons.tsx'
import { Panel } from '../../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../../core/ui/Skeletons.tsx'
import { useText } from '../../../core/words/language.tsx'
import type { NewWindowsOf } from './newWindows.ts'
import { SingleDayForm } from './SingleDayForm.tsx'

const WeeklyForm = lazy(() => import('./WeeklyForm.tsx'))
const CopyForm = lazy(() => import('./CopyForm.tsx'))

type Frequency = 'once' | 'weekly' | 'copy'

/** Adds windows once, weekly, or as copies of earlier weeks: pickup times of a location, or delivery windows without one. */
export default function AddWindowsPanel(props: NewWindowsOf & { onCancel: () => void; onAdded: () => void }) {
  const text = useText(windowTexts)
  const [frequency, setFrequency] = useState<Frequency>('once')
  const choices = [
    { value: 'once', label: text('once') },
    { value: 'weekly', label: text('weekly') },
    { value: 'copy', label: text('copy') },
  ] as const
  return (
    <Panel title={text(props.location ? 'add' : 'addDelivery')}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ToggleButtons<Frequency>
          label={text('frequency')}
          choices={choices}
          isChosen={(value) => value === frequency}
          onChoose={setFrequency}
        />
        {frequency === 'once' ? (
          <SingleDayForm {...props} />
        ) : (
          <Suspense fallback={<RowsSkeleton rows={6} height={56} />}>
            {frequency === 'weekly' ? <WeeklyForm {...props} /> : <CopyForm {...props} />}
          </Suspense>
        )}
      </Box>
    </Panel>
  )
}
