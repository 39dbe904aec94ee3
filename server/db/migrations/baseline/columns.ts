export const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';
/** Compared letter by letter, as names and addresses are that must be unique. */
export const exact = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';
export const id = `varchar(40) ${ascii}`;

const foreignKey = (name: string, column: string, table: string) =>
  `CONSTRAINT ${name} FOREIGN KEY (${column}) REFERENCES ${table}(id) ON UPDATE NO ACTION`;

/** The row is deleted with the one that the column names. */
export const goesWith = (name: string, column: string, table: string) =>
  `${foreignKey(name, column, table)} ON DELETE CASCADE`;

/** The row stays when the one that the column names is deleted. */
export const outlives = (name: string, column: string, table: string) =>
  `${foreignKey(name, column, table)} ON DELETE SET NULL`;
