const HOURS = [-60, -30, 0, 30, 60]

interface BrandMarkProps {
  /** `large` has the accent colour. @default 'default' */
  size?: 'default' | 'large'
}

/**
 * The hotel's logo: a fan of hour lines under an arch. The logo is decorative and hidden from screen readers, because
 * the hotel's name is beside it.
 */
export const BrandMark = ({ size = 'default' }: BrandMarkProps) => (
  <svg
    className="brand-mark"
    data-size={size}
    viewBox="0 0 48 27"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.25"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M2 25a22 22 0 0 1 44 0" />
    {HOURS.map((angle) => (
      <line
        key={angle}
        x1="24"
        y1="25"
        x2="24"
        y2={angle === 0 ? 1 : 4.5}
        transform={`rotate(${angle} 24 25)`}
      />
    ))}
  </svg>
)
