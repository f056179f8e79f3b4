import { Button, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import FilterPanel from '../core/ui/FilterPanel.tsx'
import { FilterPanelButton } from '../core/ui/FilterPanelButton.tsx'
import { ConfirmProvider, useConfirm } from '../core/words/confirm.tsx'
import { ToastProvider, useToast } from '../core/words/toast.tsx'
import { useSample } from './sample.ts'
import type { ShownPart } from './shownPart.ts'

const nothing = () => undefined

function Toasts() {
  const say = useSample()
  const toast = useToast()
  return (
    <>
      <Button onClick={() => toast(say('saved'), { undo: nothing })}>{say('saved')}</Button>
      <Button color="error" onClick={() => toast(say('notSaved'), { tone: 'error' })}>
        {say('failed')}
      </Button>
      <Button onClick={() => toast(say('longPlace'), { tone: 'info' })}>{say('long')}</Button>
    </>
  )
}

function Questions({ isDangerous = false }: { isDangerous?: boolean }) {
  const say = useSample()
  const confirm = useConfirm()
  const ask = () => confirm({ title: say('question'), text: say('questionText'), confirm: say('decline'), isDangerous })
  return (
    <Button variant="outlined" onClick={() => void ask()}>
      {say('question')}
    </Button>
  )
}

function OpenedPanel() {
  const say = useSample()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {say('drawer')}
      </Button>
      {isOpen ? (
        <FilterPanel onClose={() => setOpen(false)}>
          <Typography>{say('place')}</Typography>
        </FilterPanel>
      ) : null}
    </>
  )
}

function Filters({ isNarrowed = false }: { isNarrowed?: boolean }) {
  const say = useSample()
  return <FilterPanelButton isNarrowed={isNarrowed}>{() => <Typography>{say('place')}</Typography>}</FilterPanelButton>
}

export const overlayParts: readonly ShownPart[] = [
  { name: 'Toast', of: ToastProvider, states: { rest: () => <Toasts /> } },
  {
    name: 'Question',
    of: ConfirmProvider,
    states: { rest: () => <Questions />, dangerous: () => <Questions isDangerous /> },
  },
  { name: 'FilterPanel', of: FilterPanel, states: { rest: () => <OpenedPanel /> } },
  {
    name: 'FilterPanelButton',
    of: FilterPanelButton,
    states: { rest: () => <Filters />, chosen: () => <Filters isNarrowed /> },
  },
  {
    name: 'Tooltip',
    of: Tooltip,
    states: {
      rest: () => {
        const say = useSample()
        return (
          <Tooltip title={say('hint')} describeChild>
            <Button>{say('name')}</Button>
          </Tooltip>
        )
      },
    },
  },
]
