const ts = require('typescript');

/**
 * A part of a source text and what comes in its place.
 *
 * @typedef {{ start: number, end: number, text: string }} Edit
 */

/** @param {import('typescript').Node | undefined} node */
function getText(node) {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

/**
 * @param {import('typescript').ObjectLiteralExpression} object
 * @param {string} name
 */
function findProperty(object, name) {
  return object.properties.find(
    (property) =>
      property.name &&
      ts.isIdentifier(property.name) &&
      property.name.text === name,
  );
}

/**
 * @param {import('typescript').CallExpression} call
 * @param {Readonly<Record<string, string>>} texts
 * @returns {Edit | undefined} Undefined when the text is computed.
 */
function inlineCall(call, texts) {
  const [options] = call.arguments;
  if (!options || !ts.isObjectLiteralExpression(options)) {
    return undefined;
  }
  const [id, message] = ['id', 'message'].map((name) => {
    const property = findProperty(options, name);
    return property && ts.isPropertyAssignment(property)
      ? getText(property.initializer)
      : undefined;
  });
  if (message === undefined) {
    return undefined;
  }
  const text = texts[id ?? message] ?? message;
  return {
    start: options.getStart(),
    end: options.getEnd(),
    text: `{ message: ${JSON.stringify(text)} }`,
  };
}

/** @param {import('typescript').JsxElement} element */
function getChildText({ children }) {
  const [child] = children.filter(
    (candidate) => !ts.isJsxText(candidate) || candidate.text.trim() !== '',
  );
  if (child && ts.isJsxText(child)) {
    const lines = child.text.split('\n').map((line) => line.trim());
    return lines.filter(Boolean).join(' ');
  }
  return child && ts.isJsxExpression(child)
    ? getText(child.expression)
    : undefined;
}

/**
 * @param {import('typescript').JsxElement} element
 * @param {Readonly<Record<string, string>>} texts
 * @returns {Edit[] | undefined} Undefined when the text is computed.
 */
function inlineElement(element, texts) {
  const message = getChildText(element);
  if (message === undefined) {
    return undefined;
  }
  const { attributes, tagName } = element.openingElement;
  const named = attributes.properties.filter(ts.isJsxAttribute);
  const own = named.filter((attribute) =>
    ['id', 'description'].includes(attribute.name.getText()),
  );
  const idValue = own.find(
    (attribute) => attribute.name.getText() === 'id',
  )?.initializer;
  const id = getText(
    idValue && ts.isJsxExpression(idValue) ? idValue.expression : idValue,
  );
  if (idValue && id === undefined) {
    return undefined;
  }
  const text = texts[id ?? message];
  const edits = own.map((attribute) => ({
    start: attribute.getStart(),
    end: attribute.getEnd(),
    text: '',
  }));
  const start = element.openingElement.getEnd();
  const end = element.closingElement.getStart();
  return text === undefined || tagName.getText() !== 'Translate'
    ? edits
    : [...edits, { start, end, text: `{${JSON.stringify(text)}}` }];
}

/**
 * Puts the texts of one language where code asks for them by an id, so that
 * each comes with the code that shows it: `translate({ id: 'a', message: 'A' })`
 * → `translate({ message: '甲' })`. Texts that are not translated stay as they are.
 *
 * @param {string} source JavaScript or TypeScript, with or without JSX.
 * @param {string} file Its name, for errors and the kind of its code.
 * @param {Readonly<Record<string, string>>} texts By id.
 * @returns {string}
 * @throws {Error} When an id or a text is computed: nobody could translate it.
 */
module.exports = function inlineTexts(source, file, texts) {
  if (!/@docusaurus\/Translate\b/.test(source)) {
    return source;
  }
  const kind = /\.tsx?$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.JSX;
  const parsed = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.ts') ? ts.ScriptKind.TS : kind,
  );
  /** @type {Edit[]} */
  const edits = [];

  /**
   * @param {import('typescript').Node} node
   * @param {Edit[] | undefined} found
   */
  function add(node, found) {
    if (!found) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
      throw new Error(
        `[inline-texts] ${file}:${line + 1} — the id or the text is computed, so that it has no translation. Write both as plain text.`,
      );
    }
    edits.push(...found);
  }

  /** @param {import('typescript').Node} node */
  function visit(node) {
    if (
      ts.isCallExpression(node) &&
      node.expression.getText(parsed) === 'translate'
    ) {
      const edit = inlineCall(node, texts);
      add(node, edit && [edit]);
    } else if (
      ts.isJsxElement(node) &&
      node.openingElement.tagName.getText(parsed) === 'Translate'
    ) {
      add(node, inlineElement(node, texts));
    }
    ts.forEachChild(node, visit);
  }
  visit(parsed);

  return edits
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, edit) =>
        text.slice(0, edit.start) + edit.text + text.slice(edit.end),
      source,
    );
};
