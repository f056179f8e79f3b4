import AddOutlined from '@mui/icons-material/AddOutlined'
import MoreVert from '@mui/icons-material/MoreVert'
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { refuse } from '../../../shared/core/answer.ts'
import * as refusals from '../../../shared/pantry/programs/refusals.ts'
import { ExportButton } from '../core/ui/ExportButton.tsx'
import { FileButton } from '../core/ui/FileButton.tsx'
import { IconAction } from '../core/ui/IconAction.tsx'
import { LineButton } from '../core/ui/LineButton.tsx'
import { MenuButton } from '../core/ui/MenuButton.tsx'
import { OpenArrow } from '../core/ui/OpenArrow.tsx'
import { PageAction } from '../core/ui/PageHeader.tsx'
import { PrintButton } from '../core/ui/PrintButton.tsx'
import RefusalHint from '../core/ui/RefusalHint.tsx'
import { Toggle } from '../core/ui/Toggle.tsx'
import { QuantityButtons } from '../pantry/orders/walkIn/QuantityButtons.tsx'
import { useSample } from './sample.ts'
import type { ShownPart } from './shownPart.ts'

const nothing = () => undefined
const refusal = refuse(refusals.tooManyPrograms, { max: 100 })

function Buttons({ label = 'post', ...look }: { label?: 'post' | 'longPlace' | 'emojiPlace' } & object) {
  const say = useSample()
  return (
    <>
      {(['contained', 'outlined', 'text'] as const).map((variant) => (
        <Button key={variant} variant={variant} {...look}>
          {say(label)}
        </Button>
      ))}
    </>
  )
}

function Export({ isOff }: { isOff: boolean }) {
  return <ExportButton label={useSample()('pounds')} refusal={isOff ? refusal : undefined} onSave={async () => {}} />
}

function Folding({ children }: { children: (isOpen: boolean, toggle: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return children(isOpen, () => setOpen(!isOpen))
}

function Stepper({ isRound }: { isRound: boolean }) {
  const say = useSample()
  const [quantity, setQuantity] = useState(isRound ? 2 : 0)
  return (
    <QuantityButtons
      product={{ Name: say('emojiPlace') }}
      quantity={quantity}
      isBlocked={quantity === 3}
      isRound={isRound}
      onChange={setQuantity}
    />
  )
}

export const buttonParts: readonly ShownPart[] = [
  {
    name: 'Button',
    of: Button,
    states: {
      rest: () => <Buttons />,
      small: () => <Buttons {...{ size: 'small' }} />,
      disabled: () => <Buttons {...{ disabled: true }} />,
      loading: () => <Buttons {...{ loading: true }} />,
      dangerous: () => <Buttons {...{ color: 'error' }} />,
      long: () => <Buttons label="longPlace" />,
      emoji: () => <Buttons label="emojiPlace" {...{ startIcon: <AddOutlined /> }} />,
    },
  },
  {
    name: 'PageAction',
    of: PageAction,
    states: { rest: () => <PageAction label={useSample()('post')} onClick={nothing} /> },
  },
  { name: 'PrintButton', of: PrintButton, states: { rest: () => <PrintButton /> } },
  {
    name: 'ExportButton',
    of: ExportButton,
    states: { rest: () => <Export isOff={false} />, disabled: () => <Export isOff /> },
  },
  {
    name: 'FileButton',
    of: FileButton,
    states: {
      rest: () => <FileButton label={useSample()('name')} accept=".csv" onChoose={nothing} />,
      disabled: () => <FileButton label={useSample()('name')} accept=".csv" onChoose={nothing} disabled />,
    },
  },
  {
    name: 'RefusalHint',
    of: RefusalHint,
    states: {
      rest: () => (
        <RefusalHint refusal={refusal}>
          <Button variant="outlined">{useSample()('why')}</Button>
        </RefusalHint>
      ),
    },
  },
  {
    name: 'IconAction',
    of: IconAction,
    states: {
      rest: () => (
        <IconAction label={useSample()('post')}>
          <AddOutlined />
        </IconAction>
      ),
    },
  },
  {
    name: 'MenuButton',
    of: MenuButton,
    states: {
      rest: () => {
        const say = useSample()
        const entries = [
          { key: 'a', label: say('post') },
          { key: 'b', label: say('longPlace'), isChosen: true },
          { key: 'c', label: say('decline'), isDisabled: true },
        ]
        return (
          <MenuButton label={say('all')} entries={entries}>
            <MoreVert />
          </MenuButton>
        )
      },
    },
  },
  {
    name: 'LineButton',
    of: LineButton,
    states: {
      rest: () => <LineButton onClick={nothing}>{useSample()('place')}</LineButton>,
      long: () => <LineButton onClick={nothing}>{useSample()('longPlace')}</LineButton>,
    },
  },
  {
    name: 'Toggle',
    of: Toggle,
    states: {
      rest: () => {
        const say = useSample()
        return <Folding>{(isOpen, toggle) => <Toggle isOpen={isOpen} label={say('all')} onToggle={toggle} />}</Folding>
      },
    },
  },
  {
    name: 'OpenArrow',
    of: OpenArrow,
    states: {
      rest: () => (
        <>
          <OpenArrow isOpen={false} />
          <OpenArrow isOpen={false} isBefore />
        </>
      ),
      chosen: () => (
        <>
          <OpenArrow isOpen />
          <OpenArrow isOpen isBefore />
        </>
      ),
    },
  },
  {
    name: 'QuantityButtons',
    of: QuantityButtons,
    states: { rest: () => <Stepper isRound={false} />, chosen: () => <Stepper isRound /> },
  },
]
