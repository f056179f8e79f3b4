import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { dashboardTexts } from '../../../shared/text/dashboard.ts'
import { formatDay } from '../../../shared/time/zone.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { usePoundsText } from '../ui/Pounds.tsx'
import { numberText } from '../ui/time.ts'
import { barsOf, dayAt, dayTicks, poundTicks } from './chartScale.ts'
import type { DailyPickup } from './dailyPickups.ts'

const locales = { en: 'en-US', es: 'es-US' } as const
const height = 300
const axisWidth = 52
const top = 16
const bottom = 30

/** A day's bar is at least this wide; a longer period than fits a phone scrolls, its newest days first in sight. */
const narrowestDay = 3
const phoneWidth = 300
const tickLabelWidth = 64

/** The view option pounds-daily: one bar a day. Drawn here, because a chart library weighs as much as all the rest of the page. */
export function PickupsChart({ days }: { days: readonly DailyPickup[] }) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const own = isPhone ? days.length * narrowestDay + axisWidth : 0
  const isScrolled = own > phoneWidth
  const [frame, given] = useWidth()
  const width = isScrolled ? own : given
  const [shown, show] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another period is looked at from its end again.
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollLeft = frame.current.scrollWidth
  }, [days.length, frame])
  const area = { left: isScrolled ? 0 : axisWidth, right: isScrolled ? width - axisWidth : width - 8 }
  const point = (event: PointerEvent<SVGSVGElement>) =>
    show(dayAt(event.clientX - event.currentTarget.getBoundingClientRect().left, area, days.length))
  return (
    <Box
      ref={frame}
      sx={{ height, ...(isScrolled ? { overflowX: 'auto' } : {}) }}
      {...(isScrolled ? { tabIndex: 0 } : {})}
    >
      {width > 0 ? (
        <Box sx={{ position: 'relative', width }}>
          <Box
            component="svg"
            aria-hidden
            width={width}
            height={height}
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => show(undefined)}
            sx={look}
          >
            <Axes days={days} area={area} isScrolled={isScrolled} />
            <Bars days={days} area={area} shown={shown} />
          </Box>
          {shown === undefined || !days[shown] ? null : (
            <Told day={days[shown]} at={shown} of={days.length} area={area} />
          )}
        </Box>
      ) : null}
    </Box>
  )
}

interface Area {
  left: number
  right: number
}
const most = (days: readonly DailyPickup[]) => Math.max(0, ...days.map(({ pounds }) => pounds))

/** Days below, pounds at the side that is in sight first. */
function Axes({ days, area, isScrolled }: { days: readonly DailyPickup[]; area: Area; isScrolled: boolean }) {
  const { language } = useLanguage()
  const short = new Intl.DateTimeFormat(locales[language], { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const { ticks, top: highest } = poundTicks(most(days))
  const y = (pounds: number) => height - bottom - (pounds / highest) * (height - bottom - top)
  const day = (area.right - area.left) / days.length
  return (
    <>
      {ticks.map((pounds) => (
        <g key={pounds}>
          <line className="grid" x1={area.left} x2={area.right} y1={y(pounds)} y2={y(pounds)} />
          <text
            x={isScrolled ? area.right + 8 : area.left - 8}
            y={y(pounds)}
            textAnchor={isScrolled ? 'start' : 'end'}
            dominantBaseline="central"
          >
            {numberText(pounds, language)}
          </text>
        </g>
      ))}
      <line className="axis" x1={area.left} x2={area.right} y1={y(0)} y2={y(0)} />
      {dayTicks(days.length, day, tickLabelWidth).map((i) => (
        <text key={i} x={area.left + (i + 0.5) * day} y={height - bottom + 18} textAnchor="middle">
          {short.format(new Date(`${days[i]?.date}T12:00:00Z`))}
        </text>
      ))}
    </>
  )
}

function Bars({ days, area, shown }: { days: readonly DailyPickup[]; area: Area; shown: number | undefined }) {
  const highest = poundTicks(most(days)).top
  const day = (area.right - area.left) / days.length
  return (
    <>
      {shown === undefined ? null : (
        <rect className="band" x={area.left + shown * day} width={day} y={top} height={height - bottom - top} />
      )}
      {barsOf(days, area, days.length > 120 ? 0.1 : 0.3).map(({ date, x, width, share }) => {
        const tall = ((height - bottom - top) * share) / highest
        return <rect key={date} className="bar" x={x} width={width} y={height - bottom - tall} height={tall} />
      })}
    </>
  )
}

/** What a day's bar stands for, beside the pointer. */
function Told({ day, at, of, area }: { day: DailyPickup; at: number; of: number; area: Area }) {
  const text = useText(dashboardTexts)
  const { language } = useLanguage()
  const pounds = usePoundsText()
  const x = area.left + ((at + 0.5) * (area.right - area.left)) / of
  const isLeft = x > (area.left + area.right) / 2
  return (
    <Box aria-hidden sx={{ ...told, left: x, transform: `translateX(${isLeft ? 'calc(-100% - 16px)' : '16px'})` }}>
      <Box sx={{ px: 2, py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
        {formatDay(day.date, language)}
      </Box>
      <Box sx={{ px: 2, py: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ width: 14, height: 14, borderRadius: '2px', bgcolor: 'primary.main' }} />
        <Box sx={{ color: 'text.secondary' }}>{text('chartPounds')}</Box>
        <Box sx={{ ml: 1, fontWeight: 500 }}>{pounds(day.pounds)}</Box>
      </Box>
    </Box>
  )
}

/** The width that the page leaves to it. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [frame, width] as const
}

const look = {
  display: 'block',
  '& .bar': { fill: 'var(--mui-palette-primary-main)' },
  '& .band': { fill: 'var(--mui-palette-text-primary)', opacity: 0.1 },
  '& .grid': { stroke: 'var(--mui-palette-divider)', shapeRendering: 'crispEdges' },
  '& .axis': { stroke: 'var(--mui-palette-text-primary)', shapeRendering: 'crispEdges' },
  '& text': { fill: 'var(--mui-palette-text-primary)', fontSize: 12 },
} as const

const told = {
  position: 'absolute',
  top: 40,
  zIndex: 1,
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  typography: 'body2',
  borderRadius: 1,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const
