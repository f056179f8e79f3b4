const grains = [
  { y: 12.8, side: -1 },
  { y: 12.8, side: 1 },
  { y: 18.6, side: -1 },
  { y: 18.6, side: 1 },
] as const

function Ear({ lean, size = 1 }: { lean: number; size?: number }) {
  return (
    <g transform={`rotate(${lean} 24 35) translate(24 35) scale(${size}) translate(-24 -35)`}>
      <path d="M24 35V11" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      <ellipse cx="24" cy="7.2" rx="2.1" ry="4" />
      {grains.map(({ y, side }) => {
        const x = 24 + side * 3
        return (
          <ellipse key={`${y} ${side}`} cx={x} cy={y} rx="1.9" ry="3.7" transform={`rotate(${side * 26} ${x} ${y})`} />
        )
      })}
    </g>
  )
}

/** The name mark: three ears of wheat bound in a sheaf. Decorative; the name stands beside it or names the link. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg
      viewBox="3 1 42 46"
      width={size}
      height={size}
      fill="currentColor"
      color="var(--mui-palette-rail-accent)"
      aria-hidden="true"
      focusable="false"
    >
      <Ear lean={-40} size={0.86} />
      <Ear lean={40} size={0.86} />
      <Ear lean={0} />
      <path
        d="M24 34 19 44M24 34l5 10M24 34v10"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path
        d="M18.5 34.500q5.5 2.6 11 0"
        fill="none"
        stroke="var(--mui-palette-common-white)"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
    </svg>
  )
}
