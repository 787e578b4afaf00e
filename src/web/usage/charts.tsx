// The charts, with the library that draws them: loaded separately from the screens that show them.
import { useId, type ReactNode } from 'react'
import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { averageMs } from '#contract/usage/figures.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import { axisDuration, costWords, dollars, duration, requestCount } from './figure-words.ts'
import type { Point } from './series.ts'

interface ChartProps {
  points: readonly Point[]
  /** What it shows, for screen readers. */
  label: string
}

const ticks = { fontSize: 12, fill: 'var(--color-ink-3)' }
const margin = { top: 8, right: 8, bottom: 0, left: 0 }
/** A bar of one day must not be as wide as the page. */
const WIDEST_BAR_PX = 48

/** Requests of each day, those that failed on top and hatched. */
export function RequestsChart({ points, label }: ChartProps) {
  // Only word characters: a colon in an id would end the url() that refers to it.
  const hatch = `hatch-${useId().replace(/\W/g, '')}`
  return (
    <Drawn label={label}>
      <BarChart data={[...points]} margin={margin} accessibilityLayer={false}>
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" fill="var(--color-bad-wash)" />
            <rect width="3" height="6" fill="var(--color-bad)" />
          </pattern>
        </defs>
        {grid}
        {days}
        <YAxis {...amounts} allowDecimals={false} tickFormatter={dutchNumber} />
        <Tooltip {...tip} content={<Tip lines={requestLines} />} />
        <Bar dataKey="succeeded" stackId="all" fill="var(--color-ink-2)" {...bar} />
        <Bar dataKey="failed" stackId="all" fill={`url(#${hatch})`} stroke="var(--color-bad)" {...bar} />
      </BarChart>
    </Drawn>
  )
}

/** What the requests of each day cost, in US dollars. */
export function CostChart({ points, label }: ChartProps) {
  return (
    <Drawn label={label}>
      <BarChart data={[...points]} margin={margin} accessibilityLayer={false}>
        {grid}
        {days}
        <YAxis {...amounts} width={72} tickFormatter={(amount: number) => dollars(amount * 100)} />
        <Tooltip {...tip} content={<Tip lines={costLines} />} />
        <Bar dataKey="cost" fill="var(--color-ink-2)" {...bar} />
      </BarChart>
    </Drawn>
  )
}

/** How long a request took on average; a day without requests leaves a gap. */
export function TimeChart({ points, label }: ChartProps) {
  const largest = Math.max(0, ...points.map(({ seconds }) => seconds ?? 0))
  return (
    <Drawn label={label}>
      <LineChart data={[...points]} margin={margin} accessibilityLayer={false}>
        {grid}
        {days}
        <YAxis {...amounts} tickFormatter={(seconds: number) => axisDuration(seconds, largest)} />
        <Tooltip {...tip} content={<Tip lines={timeLines} />} />
        <Line
          dataKey="seconds"
          type="linear"
          stroke="var(--color-accent-ink)"
          strokeWidth={2}
          dot={{ r: 2.5, fill: 'var(--color-accent-ink)' }}
          activeDot={{ r: 4, fill: 'var(--color-accent-ink)', stroke: 'var(--color-sheet)' }}
          isAnimationActive={false}
        />
      </LineChart>
    </Drawn>
  )
}

const grid = <CartesianGrid vertical={false} stroke="var(--color-rule)" />
const days = (
  <XAxis
    dataKey="label"
    tick={ticks}
    tickLine={false}
    axisLine={{ stroke: 'var(--color-edge)' }}
    interval="equidistantPreserveStart"
    minTickGap={28}
  />
)
const amounts = { tick: ticks, tickLine: false, axisLine: false, width: 52 } as const
const bar = { maxBarSize: WIDEST_BAR_PX, isAnimationActive: false } as const
const tip = { isAnimationActive: false, cursor: { fill: 'var(--color-sunken)', stroke: 'var(--color-rule)' } } as const

function Drawn({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="img" aria-label={label} className="h-60 w-full">
      {/* A size to begin with, until the real one is known: without one Recharts logs a warning. */}
      <ResponsiveContainer initialDimension={{ width: 320, height: 240 }}>{children}</ResponsiveContainer>
    </div>
  )
}

interface TipProps {
  lines: (point: Point) => string[]
  active?: boolean
  payload?: readonly { payload?: Point }[]
}

function Tip({ lines, active, payload }: TipProps) {
  const point = payload?.[0]?.payload
  if (!active || point === undefined) return null
  return (
    <div className="grid gap-0.5 rounded-field border border-rule bg-sheet px-3 py-2 text-small shadow-raised">
      <p className="font-semibold">{point.name}</p>
      {lines(point).map((line) => (
        <p key={line} className="text-ink-2">
          {line}
        </p>
      ))}
    </div>
  )
}

const requestLines = ({ succeeded, failed }: Point) => [
  `${dutchNumber(succeeded)} geslaagd`,
  `${dutchNumber(failed)} mislukt`,
]
const costLines = ({ figures }: Point) => [costWords(figures), requestCount(figures.requests)]
const timeLines = ({ figures }: Point) => [`gemiddeld ${duration(averageMs(figures))}`, requestCount(figures.requests)]
