/** The app without the packages: components as shadcn writes them, with shadcn's `data-slot` attributes. */
export const HostHeader = () => (
  <header id="host" className="sticky top-0 z-1000 bg-white p-4">
    <h2 className="text-2xl font-bold text-red-600 lg:text-3xl">Hotel</h2>
    <button
      type="button"
      data-slot="button"
      className="inline-flex h-9 items-center rounded-md bg-blue-700 px-4 py-2 text-sm font-medium text-white"
    >
      Book
    </button>
    <div data-slot="card" className="rounded-xl border p-6">
      <div data-slot="card-title" className="leading-none font-semibold">
        Card
      </div>
      <input data-slot="input" aria-label="Nights" className="h-9 border px-3" defaultValue="2" />
    </div>
  </header>
)
