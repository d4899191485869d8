import { dirname, join } from 'node:path'
import ts from 'typescript'

/** The kind of a prop's values. It decides which control Storybook offers for the prop. */
export type PropKind = 'boolean' | 'number' | 'text' | 'choice' | 'function' | 'node' | 'ref' | 'data'

/** The documentation of a prop, from its type and docstring. */
export interface PropDoc {
  name: string
  type: string
  kind: PropKind
  /** The possible values of a prop of the kind `choice`. */
  options?: (string | number | boolean)[]
  required: boolean
  defaultValue?: string
  description: string
}

/** An element of a component's JSX that has a `data-slot` attribute, and the elements inside it that have one. */
export interface SlotDoc {
  name: string
  children: SlotDoc[]
}

/** One exported component, or one part of a namespace of components, such as `Accordion.Item`. */
export interface ComponentPartDoc {
  /** Name of the component in JSX: `Accordion.Item`. */
  name: string
  description: string
  /** The element or component whose props this component also takes. */
  inherits?: string
  props: PropDoc[]
  slots: SlotDoc[]
}

/** The documentation of a component, from its source: its parts with their props. */
export interface ComponentDoc {
  name: string
  parts: ComponentPartDoc[]
}

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction

const compilerOptions: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const withoutUndefined = (type: string) =>
  oneLine(type)
    .replace(/^\| /, '')
    .split(' | ')
    .filter((member) => member !== 'undefined' && member !== 'null')
    .join(' | ')

/** Finds the function of a component: its declaration, or the argument of `forwardRef` and `memo`. */
function functionOf(declaration: ts.Node | undefined): FunctionNode | undefined {
  if (!declaration) return undefined
  if (
    ts.isFunctionDeclaration(declaration) ||
    ts.isFunctionExpression(declaration) ||
    ts.isArrowFunction(declaration)
  )
    return declaration
  if (ts.isVariableDeclaration(declaration)) return functionOf(declaration.initializer)
  if (ts.isCallExpression(declaration)) return functionOf(declaration.arguments[0])
  return undefined
}

/** Returns the value of an attribute `data-slot="…"`. */
function slotOf(element: ts.JsxOpeningElement | ts.JsxSelfClosingElement) {
  for (const attribute of element.attributes.properties) {
    if (
      ts.isJsxAttribute(attribute) &&
      attribute.name.getText() === 'data-slot' &&
      attribute.initializer &&
      ts.isStringLiteral(attribute.initializer)
    )
      return attribute.initializer.text
  }
  return undefined
}

/** Resolves a name to the symbol in the file that declares it. */
function declaredSymbol(checker: ts.TypeChecker, name: ts.Node) {
  const symbol = checker.getSymbolAtLocation(name)
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/**
 * Lists the elements with a `data-slot` attribute in a piece of code, nested as in its JSX. For a component that the
 * code uses, lists the elements of the component if it is in the same folder, else only its name (`IconButton`).
 */
function slotsIn(
  checker: ts.TypeChecker,
  node: ts.Node,
  folder: string,
  seen = new Set<ts.Node>(),
): SlotDoc[] {
  const opening = ts.isJsxElement(node)
    ? node.openingElement
    : ts.isJsxSelfClosingElement(node)
      ? node
      : undefined
  const inside: SlotDoc[] = []
  ts.forEachChild(node, (child) => {
    inside.push(...slotsIn(checker, child, folder, seen))
  })
  if (!opening) return inside
  const slot = slotOf(opening)
  if (slot) return [{ name: slot, children: inside }]
  const declaration = declaredSymbol(checker, opening.tagName)?.valueDeclaration
  const component = functionOf(declaration)
  if (!component || !isInPackage(component)) return inside
  if (dirname(component.getSourceFile().fileName) !== folder)
    return [{ name: opening.tagName.getText(), children: inside }]
  if (seen.has(component)) return inside
  seen.add(component)
  return [...slotsIn(checker, component, folder, seen), ...inside]
}

/** Reads the initial values in a component's parameter: `{ size = 'h2' }`. */
function initialValuesOf(component: FunctionNode) {
  const name = component.parameters[0]?.name
  if (!name || !ts.isObjectBindingPattern(name)) return new Map<string, string>()
  return new Map(
    name.elements.flatMap((element) =>
      element.initializer
        ? [
            [
              (element.propertyName ?? element.name).getText(),
              oneLine(element.initializer.getText()),
            ] as const,
          ]
        : [],
    ),
  )
}

/** Reads the initial value of a prop from the variants of `cva`: `defaultVariants: { size: 'default' }`. */
function defaultVariantOf(property: ts.Symbol) {
  for (let node: ts.Node | undefined = property.declarations?.[0]; node; node = node.parent) {
    if (!ts.isObjectLiteralExpression(node)) continue
    const table = node.properties.find((member) => member.name?.getText() === 'defaultVariants')
    const values = table && ts.isPropertyAssignment(table) ? table.initializer : undefined
    if (!values || !ts.isObjectLiteralExpression(values)) continue
    const value = values.properties.find((member) => member.name?.getText() === property.name)
    if (value && ts.isPropertyAssignment(value)) return value.initializer.getText()
  }
  return undefined
}

const INHERITED = /ComponentProps\w*<\s*(?:'([\w-]+)'|typeof ([\w.]+))/

/**
 * Finds the name of the element or component in `ComponentProps<'a'>`, in a type or in the types to which it refers.
 */
function inheritedFrom(checker: ts.TypeChecker, type: ts.Node | undefined): string | undefined {
  if (!type) return undefined
  const written = INHERITED.exec(type.getText())
  if (written) return written[1] ?? written[2]
  let found: string | undefined
  const visit = (node: ts.Node) => {
    if (found || !ts.isIdentifier(node)) {
      ts.forEachChild(node, visit)
      return
    }
    for (const declaration of declaredSymbol(checker, node)?.declarations ?? []) {
      if (!isInPackage(declaration)) continue
      if (ts.isTypeAliasDeclaration(declaration)) found ??= inheritedFrom(checker, declaration.type)
      if (ts.isInterfaceDeclaration(declaration))
        for (const clause of declaration.heritageClauses ?? []) found ??= inheritedFrom(checker, clause)
    }
  }
  visit(type)
  return found
}

/**
 * Returns the type of a component's props: the type of its first parameter, or the second type argument of
 * `forwardRef`.
 */
const propsTypeOf = (component: FunctionNode) =>
  component.parameters[0]?.type ??
  (ts.isCallExpression(component.parent) ? component.parent.typeArguments?.[1] : undefined)

const isInPackage = (node: ts.Node) => !node.getSourceFile().fileName.includes('/node_modules/')

/** Whether a prop is declared in the package, not in a library. */
const isOwn = (property: ts.Symbol) => property.declarations?.some(isInPackage) ?? false

const hasFlag = (type: ts.Type, flag: ts.TypeFlags) => (type.flags & flag) !== 0

/** Finds the kind of a prop's values from its type. */
function kindOf(checker: ts.TypeChecker, written: string, type: ts.Type): Pick<PropDoc, 'kind' | 'options'> {
  if (/\bReact(Node|Element)\b|JSX\.Element/.test(written) && !/=>|\[\]|Record</.test(written))
    return { kind: 'node' }
  if (/\bRef\b|RefObject/.test(written)) return { kind: 'ref' }
  const given = checker.getNonNullableType(type)
  const members = given.isUnion() ? given.types : [given]
  const every = (flag: ts.TypeFlags) => members.every((member) => hasFlag(member, flag))
  if (every(ts.TypeFlags.BooleanLike)) return { kind: 'boolean' }
  if (every(ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral | ts.TypeFlags.BooleanLiteral))
    return {
      kind: 'choice',
      options: members.map((member) =>
        member.isStringLiteral() || member.isNumberLiteral()
          ? member.value
          : checker.typeToString(member) === 'true',
      ),
    }
  if (every(ts.TypeFlags.NumberLike)) return { kind: 'number' }
  if (every(ts.TypeFlags.StringLike)) return { kind: 'text' }
  return { kind: given.getCallSignatures().length > 0 ? 'function' : 'data' }
}

function readProps(checker: ts.TypeChecker, component: FunctionNode): PropDoc[] {
  const parameter = component.parameters[0]
  if (!parameter) return []
  const initialValues = initialValuesOf(component)
  const type = checker.getTypeAtLocation(parameter)
  const properties = type.isUnion()
    ? type.types.flatMap((member) => checker.getPropertiesOfType(member))
    : checker.getPropertiesOfType(type)
  const byName = new Map(properties.map((property) => [property.name, property]))
  return [...byName.values()].filter(isOwn).map((property) => {
    const declaration = property.declarations?.[0]
    const propType = checker.getTypeOfSymbolAtLocation(property, parameter)
    const written =
      declaration && ts.isPropertySignature(declaration) && declaration.type
        ? declaration.type.getText()
        : checker.typeToString(
            propType,
            undefined,
            ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
          )
    const tag = property.getJsDocTags(checker).find(({ name }) => name === 'default')
    const defaultValue =
      oneLine(ts.displayPartsToString(tag?.text)) ||
      initialValues.get(property.name) ||
      defaultVariantOf(property)
    return {
      name: property.name,
      type: withoutUndefined(written),
      ...kindOf(checker, written, propType),
      required: !(property.flags & ts.SymbolFlags.Optional),
      ...(defaultValue && defaultValue !== 'undefined' && { defaultValue }),
      description: oneLine(ts.displayPartsToString(property.getDocumentationComment(checker))),
    }
  })
}

/** Describes an exported component; undefined for a hook, a function or a constant. */
function readPart(checker: ts.TypeChecker, name: string, exported: ts.Symbol): ComponentPartDoc | undefined {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  if (!(symbol.flags & ts.SymbolFlags.Value) || !/^[A-Z]/.test(exported.name)) return undefined
  if (symbol.valueDeclaration && !isInPackage(symbol.valueDeclaration))
    return { name, description: 'Radix’s component, unchanged.', props: [], slots: [] }
  const component = functionOf(symbol.valueDeclaration)
  if (!component) return undefined
  const inherits = inheritedFrom(checker, propsTypeOf(component))
  return {
    name,
    description: oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    ...(inherits && { inherits }),
    props: readProps(checker, component),
    slots: slotsIn(checker, component, dirname(component.getSourceFile().fileName)),
  }
}

/** Describes the components that a package exports, in alphabetical order, from its source. */
export function readComponents(packageFolder: string): ComponentDoc[] {
  const index = join(packageFolder, 'src/index.ts')
  const program = ts.createProgram([index], compilerOptions)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(index)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`No module in ${dirname(index)}`)
  return checker
    .getExportsOfModule(module)
    .flatMap((exported): ComponentDoc[] => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      if (symbol.flags & ts.SymbolFlags.ValueModule) {
        const parts = checker
          .getExportsOfModule(symbol)
          .flatMap(
            (symbolOfPart) => readPart(checker, `${exported.name}.${symbolOfPart.name}`, symbolOfPart) ?? [],
          )
          .sort((a, b) => Number(b.name.endsWith('.Root')) - Number(a.name.endsWith('.Root')))
        return [{ name: exported.name, parts }]
      }
      const part = readPart(checker, exported.name, exported)
      return part ? [{ name: exported.name, parts: [part] }] : []
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
