import { Mark } from '../core/app/Mark.tsx'
import { Facts } from '../core/figures/Facts.tsx'
import { Figures } from '../core/figures/Figures.tsx'
import PeriodBars from '../core/figures/PeriodBars.tsx'
import { Rank } from '../core/figures/Rank.tsx'
import { Thumbnail } from '../core/figures/Thumbnail.tsx'
import { Weight } from '../core/figures/Weight.tsx'
import { PointsMap } from '../core/map/PointsMap.tsx'
import { useSample } from './sample.ts'
import type { ShownPart } from './shownPart.ts'

const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']
const barsOf = (values: readonly (number | null)[]) => days.map((period, at) => ({ period, value: values[at] ?? null }))
const bars = barsOf([120, 300, null, 90, 410])
const amountText = (value: number) => String(value)

function Wells({ isLarge = false }: { isLarge?: boolean }) {
  const say = useSample()
  const figures = [
    { label: say('pounds'), value: '12,450', note: say('change') },
    { label: say('packed'), value: '96%' },
    { label: say('toPack'), value: '–' },
  ]
  return (
    <Figures label={`${say('figures')} ${isLarge ? say('rest') : say('small')}`} figures={figures} isLarge={isLarge} />
  )
}

function Bars({ isSplit = false }: { isSplit?: boolean }) {
  const say = useSample()
  const parts = [
    { name: say('place'), bars: barsOf([80, 200, null, 60, 300]) },
    { name: say('all'), bars: barsOf([40, 100, null, 30, 110]) },
  ]
  return (
    <PeriodBars
      bars={bars}
      {...(isSplit ? { parts } : {})}
      label={say('pounds')}
      amountText={amountText}
      height={220}
    />
  )
}

function Places() {
  const say = useSample()
  const points = [
    { ID: 1, Name: say('place'), Kind: 'agency' as const, Latitude: 35.96, Longitude: -83.92 },
    { ID: 2, Name: say('longPlace'), Kind: 'donor' as const, Latitude: 35.98, Longitude: -83.9 },
  ]
  return <PointsMap label={say('map')} points={points} />
}

export const figureParts: readonly ShownPart[] = [
  { name: 'Figures', of: Figures, states: { rest: () => <Wells isLarge />, small: () => <Wells /> } },
  { name: 'PeriodBars', of: PeriodBars, states: { rest: () => <Bars />, all: () => <Bars isSplit /> } },
  {
    name: 'Facts',
    of: Facts,
    states: {
      rest: () => {
        const say = useSample()
        return (
          <Facts
            facts={[
              { label: say('name'), value: say('longPlace') },
              { label: say('pounds'), value: <Weight value={1204.5} /> },
            ]}
          />
        )
      },
    },
  },
  { name: 'Rank', of: Rank, states: { rest: () => <Rank rank={1} label={useSample()('name')} /> } },
  {
    name: 'Thumbnail',
    of: Thumbnail,
    states: {
      empty: () => <Thumbnail name={useSample()('place')} path={undefined} size={56} />,
      emoji: () => <Thumbnail name={useSample()('emojiPlace')} path={undefined} size={56} />,
    },
  },
  { name: 'Weight', of: Weight, states: { rest: () => <Weight value={1204.5} /> } },
  { name: 'PointsMap', of: PointsMap, states: { rest: () => <Places /> } },
  { name: 'Mark', of: Mark, states: { rest: () => <Mark size={56} /> } },
]
