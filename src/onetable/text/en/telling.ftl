# What the table tells beside the strings of the terminal: for the server and the browser.

telling-now = Now
telling-table = On the table
