import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useState } from 'react'
import { tones } from '../../../shared/rescue/donations/status/tone.ts'
import { LiveList } from '../core/grid/LiveList.tsx'
import { RowCard } from '../core/grid/RowCard.tsx'
import { ContactLinks } from '../core/ui/ContactLinks.tsx'
import { CountTabs } from '../core/ui/CountTabs.tsx'
import { Lead } from '../core/ui/Lead.tsx'
import { PageHeader } from '../core/ui/PageHeader.tsx'
import { Panel } from '../core/ui/Panel.tsx'
import { QrCode } from '../core/ui/QrCode.tsx'
import { SentenceAround } from '../core/ui/SentenceAround.tsx'
import { StatusChip } from '../core/ui/StatusChip.tsx'
import { CalendarDay, RelativeTime, TimeOfDay } from '../core/ui/Times.tsx'
import { ZoneInWords } from '../core/ui/ZoneInWords.tsx'
import { StockDot } from '../pantry/products/StockDot.tsx'
import { TefapIcon } from '../pantry/products/TefapIcon.tsx'
import { TagLabel } from '../pantry/tags/TagLabel.tsx'
import { type SampleKey, useSample } from './sample.ts'
import type { ShownPart } from './shownPart.ts'

const instant = '2026-11-28T22:00:00.000Z'
const zone = 'America/New_York'

function Chips({ isSmall = false, label = 'state' }: { isSmall?: boolean; label?: SampleKey }) {
  const say = useSample()
  return tones.map((tone) => <StatusChip key={tone} tone={tone} label={say(label)} isSmall={isSmall} />)
}

function Tag({ isRequired = false, label = 'packed' }: { isRequired?: boolean; label?: SampleKey }) {
  const say = useSample()
  const group = { Name: say('all') }
  return <TagLabel tag={{ Name: say(label), RequiresInclude: isRequired, PantryInventoryItemTagGroup: group }} />
}

export const markParts: readonly ShownPart[] = [
  {
    name: 'StatusChip',
    of: StatusChip,
    states: {
      rest: () => <Chips />,
      small: () => <Chips isSmall />,
      long: () => <Chips label="longPlace" />,
      emoji: () => <Chips label="emojiPlace" />,
    },
  },
  { name: 'TagLabel', of: TagLabel, states: { rest: () => <Tag />, chosen: () => <Tag isRequired /> } },
  {
    name: 'StockDot',
    of: StockDot,
    states: { rest: () => [20, 3, 0].map((left) => <StockDot key={left} quantity={left} threshold={5} />) },
  },
  { name: 'TefapIcon', of: TefapIcon, states: { rest: () => <TefapIcon label="TEFAP" /> } },
  { name: 'RelativeTime', of: RelativeTime, states: { rest: () => <RelativeTime value={instant} zone={zone} /> } },
  { name: 'CalendarDay', of: CalendarDay, states: { rest: () => <CalendarDay value={instant} zone={zone} /> } },
  { name: 'TimeOfDay', of: TimeOfDay, states: { rest: () => <TimeOfDay value={instant} zone={zone} withDay /> } },
  { name: 'ZoneInWords', of: ZoneInWords, states: { rest: () => <ZoneInWords zone={zone} /> } },
  {
    name: 'SentenceAround',
    of: SentenceAround,
    states: {
      rest: () => {
        const sentence = useSample()('sentence')
        return (
          <SentenceAround of={(time) => sentence.replace('{time}', time)}>
            <TimeOfDay value={instant} zone={zone} />
          </SentenceAround>
        )
      },
    },
  },
  {
    name: 'ContactLinks',
    of: ContactLinks,
    states: {
      rest: () => <ContactLinks contact={{ PhoneNumber: '865-555-0100', EMailAddress: 'pantry@example.org' }} />,
    },
  },
  { name: 'QrCode', of: QrCode, states: { rest: () => <QrCode content="20A" label={useSample()('place')} /> } },
]

function Tabs() {
  const say = useSample()
  const [value, choose] = useState('toPack')
  const tabs = [
    { value: 'toPack', label: say('toPack'), count: 12 },
    { value: 'packed', label: say('packed'), count: '25+' },
    { value: 'all', label: say('all') },
  ]
  return <CountTabs label={say('state')} tabs={tabs} value={value} onChange={choose} />
}

function Header({ title = 'place' }: { title?: SampleKey }) {
  const say = useSample()
  return (
    <PageHeader
      title={say(title)}
      subtitle={say('detail')}
      status={<StatusChip tone="success" label={say('packed')} />}
      back="#"
      actions={<Button variant="contained">{say('post')}</Button>}
    />
  )
}

function Rows() {
  const say = useSample()
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell>{say('name')}</TableCell>
          <TableCell align="right">{say('pounds')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {(['place', 'longPlace', 'emojiPlace'] as const).map((key) => (
          <TableRow key={key} hover selected={key === 'longPlace'}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{say(key)}</TableCell>
            <TableCell align="right">1,204.5</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Live() {
  const say = useSample()
  const [rows, setRows] = useState(['1'])
  return (
    <>
      <Button onClick={() => setRows([...rows, `${rows.length + 1}`])}>{say('add')}</Button>
      <LiveList>
        {rows.map((row) => (
          <Box component="li" key={row} sx={{ px: 2, py: 1.25 }}>
            {say('place')} {row}
          </Box>
        ))}
      </LiveList>
    </>
  )
}

export const listParts: readonly ShownPart[] = [
  {
    name: 'PageHeader',
    of: PageHeader,
    states: {
      rest: () => <Header />,
      long: () => <Header title="longPlace" />,
      emoji: () => <Header title="emojiPlace" />,
    },
  },
  {
    name: 'Panel',
    of: Panel,
    states: {
      rest: () => {
        const say = useSample()
        return (
          <Panel title={say('place')} actions={<StatusChip label={say('state')} />}>
            {say('longPlace')}
          </Panel>
        )
      },
    },
  },
  { name: 'Lead', of: Lead, states: { rest: () => <Lead>{useSample()('questionText')}</Lead> } },
  { name: 'LiveList', of: LiveList, states: { rest: () => <Live /> } },
  { name: 'CountTabs', of: CountTabs, states: { rest: () => <Tabs /> } },
  {
    name: 'Table',
    of: Table,
    states: {
      rest: () => (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={useSample()('lists')}>
          <Rows />
        </Box>
      ),
    },
  },
  {
    name: 'RowCard',
    of: RowCard,
    states: {
      rest: () => {
        const say = useSample()
        const columns = [
          {
            field: 'name',
            headerName: say('name'),
            card: { title: () => say('longPlace'), line: () => say('detail') },
          },
          { field: 'state', headerName: say('state'), card: { end: () => <StatusChip label={say('state')} /> } },
        ]
        return <RowCard row={{}} columns={columns} />
      },
    },
  },
]
